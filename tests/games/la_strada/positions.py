"""Tables of La Strada for the tests."""

PLAYERS = ["K", "G", "Y", "R"]

# Four players in the middle of a game on the stand-in board; Yellow has six days and is about to build.
POSITION = (
    "phase=play turn=Y reason=- days=K3,G2,Y6,R1 unable=0 pending=- starts=Kd6,Gj8,Yj4,Re9 "
    "roads=Kb5-b4-b3,Kd6-c6-b5,Re9-d8-c8,Gf2-e2-d2,Kd6-e6-e5-e4-f4,Gf2-f3-f4,Re9-f9-g9-h10,Kf4-g4-h5-i6,"
    "Gi4-h4-g3-f2,Rh10-h11-h12,Gi6-i5-i4,Gj8-i7-i6,Rh10-i11-j12,Yk6-j5-i4,Gi6-j6-k6,Yj4-k5-k6,Yk6-k7-k8-k9-j9 "
    "places=b3K,b5K,c8R,d2G,f2G,f4KG,h10R,h12R,i4GY,i6KG,j9Y,j12R,k6GY "
    "land=PFFFPHH/HP4F2PPF/PPPHFPH3F/P5FH2PPPFF/FPPPPPH4P3P/F5P2HPPPPPPP/FFPPPH4FFFPPP/PPPPHHPF3P2H/P5H3PPHFPPP/"
    "PPPFP4HP5P/P2FFPFPPH/PFP4F3PH/FPPFFPP"
)
# Black ends his turn; Grey can reach nothing more.
END_POSITION = (
    "phase=play turn=K reason=- days=K1,G2,Y1,R2 unable=0 pending=- starts=Kc1,Gb6,Yh11,Rm9 "
    "roads=Gb3-a3-a4-b5,Yb5-b4-b3,Kc1-c2-c3-b3,Gd5-c4-b3,Yd5-c5-b5,Gb6-c6-d7-e8,Kc1-d1-e2-f2,"
    "Kd2-d3-e4-f4,Ge8-d8-c8,Ye10-d9-c8,Ge8-e7-d6-d5,Ge8-e9-e10,Kf2-f3-e3-d2,Kg7-f6-e5-d5,"
    "Ge8-f9-f10-g11-h12,Kf2-g3-h4-h5-i6,Yh10-g9-f8-f7-e6-d5,Yh12-g12-f11-e10,Ri4-h3-g2-f2,Ki6-i5-i4,"
    "Ki6-i7-j8-j9,Kj9-i8-h8-g7,Rj9-i9-h9-h10,Yh11-i11-j12,Yj12-i12-h12,Gh12-i13-j13-j12,Rk6-j5-i4,"
    "Ki6-j6-k6,Yj12-j11-i10-h10,Rj9-k10-l10-l9,Yj12-k12-l12-l11,Rm9-l8-k8-k9-j9,Rm9-m8-l7-k6"
    " places=b3KGY,b5GY,c8GY,d2K,d5KGY,e8G,e10GY,f2KR,f4K,g7K,h10YR,h12GY,i4KR,i6K,j9KR,j12GY,k6KR,l9R,l11Y "
) + POSITION[POSITION.index("land=") :]
POSITIONS = {
    "": (PLAYERS, {}, POSITION),
    "from the start": (None, {}, None),
    "near the end": (PLAYERS, {}, END_POSITION),
    "without a map": (None, {"mode": "tracker"}, None),
}
FULLEST = ""  # the first of these
