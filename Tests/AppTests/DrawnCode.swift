import Foundation

/// Pictures of the barcode 4006381333931, drawn for tests.
enum DrawnCode {
    static let png = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAPAAAACCAQAAAABQxHj1AAAASUlEQVR42mP4jxcwjEqPSo8Q6Zk/0iokGxIkfz6Tk5z5L/3n/Gds\
        lf8SH84clR6VHpUelR6VHpUelR6VHpUeHNKjzdhR6REuDQDg++ZaHvtB2wAAAABJRU5ErkJggg==
        """
    )
    /// A WebP that moves: the code, then the same in white on black.
    static let movingWebP = bytes(
        """
        UklGRp4BAABXRUJQVlA4WAoAAAAKAAAA7wAAgQAAQU5JTQYAAAD/////AABBTk1GVAAAAAAAAAAAAO8AAIEAAGQAAAJWUDhMPAAA\
        AC/vQCAADzD/8z//8x94UBvbNmQvg9ZEtCCT0cJOd3oQ6WGdiP5PwNrvo1A8QBa6NiHa0aeWzTof/1G2ekFOTUZUAAAAAAAAAAAA\
        7wAAgQAAZAAAAFZQOEw8AAAAL+9AIAAPMP/zP//zH3hQG9s2JNKD7nZaIPuZFoi0Rhl7EetE9H8C0H6vcyxmVUODNxoIxSExcFb/\
        o2z1RVhJRroAAABFeGlmAABJSSoACAAAAAYAEgEDAAEAAAABAAAAGgEFAAEAAABWAAAAGwEFAAEAAABeAAAAKAEDAAEAAAACAAAA\
        EwIDAAEAAAABAAAAaYcEAAEAAABmAAAAAAAAAC8ZAQDoAwAALxkBAOgDAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAE\
        AAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAA8AAAAAOgBAABAAAABAEAAAAAAAA=
        """
    )
    /// A PNG of 80 bytes that says it has 1.6 thousand million pixels.
    static let giantPNG = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAnEAAAJxACAIAAADebplSAAAAF0lEQVR42mNgGAWjYBSMglEwCkbBUAcAB9AAASPGsCgAAAAASUVO\
        RK5CYII=
        """
    )

    private static func bytes(_ text: String) -> [UInt8] { Array(Data(base64Encoded: text) ?? Data()) }
}
