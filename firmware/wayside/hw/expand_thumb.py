"""The pixel loops for which viper is too slow, in assembler."""
# ruff: noqa: F821
# mypy: disable-error-code="name-defined, call-overload"

import micropython


@micropython.asm_thumb
def expand_fours(r0, r1, r2, r3):
    # r0: target; r1: source; r2: number of source bytes, a multiple of four; r3: two pixels for each byte value.
    # Every row that is sent goes through this loop.
    label(FOUR)
    ldrb(r4, [r1, 0])
    ldrb(r5, [r1, 1])
    ldrb(r6, [r1, 2])
    ldrb(r7, [r1, 3])
    lsl(r4, r4, 2)
    lsl(r5, r5, 2)
    lsl(r6, r6, 2)
    lsl(r7, r7, 2)
    add(r4, r4, r3)
    add(r5, r5, r3)
    add(r6, r6, r3)
    add(r7, r7, r3)
    ldr(r4, [r4, 0])
    ldr(r5, [r5, 0])
    ldr(r6, [r6, 0])
    ldr(r7, [r7, 0])
    str(r4, [r0, 0])
    str(r5, [r0, 4])
    str(r6, [r0, 8])
    str(r7, [r0, 12])
    add(r0, 16)
    add(r1, 4)
    sub(r2, 4)
    bgt(FOUR)


@micropython.asm_thumb
def differs(r0, r1, r2, r3):
    # r0: row; r1: its number of bytes, a multiple of four; r2: its old checksum, which is replaced; r3: an odd factor.
    # Returns whether the checksum changed. Because r3 is odd, a single different word always changes it.
    mov(r4, 1)
    label(WORD)
    ldr(r5, [r0, 0])
    eor(r4, r5)
    mul(r4, r3)
    add(r0, 4)
    sub(r1, 4)
    bgt(WORD)
    ldr(r5, [r2, 0])
    str(r4, [r2, 0])
    mov(r0, 1)
    cmp(r4, r5)
    bne(END)
    mov(r0, 0)
    label(END)


@micropython.asm_thumb
def merge(r0, r1, r2, r3):
    # Draws r3 bytes at r1 over those at r0. Bits that are set in the mask at r2 stay as they were.
    label(PAIR)
    ldrb(r4, [r0, 0])
    ldrb(r5, [r2, 0])
    and_(r4, r5)
    ldrb(r5, [r1, 0])
    orr(r4, r5)
    strb(r4, [r0, 0])
    add(r0, 1)
    add(r1, 1)
    add(r2, 1)
    sub(r3, 1)
    bgt(PAIR)
