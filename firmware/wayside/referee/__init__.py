"""The match and its text protocol. All access to the rules goes through here."""
