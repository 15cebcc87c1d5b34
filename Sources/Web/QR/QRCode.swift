/// A text as a QR code (ISO/IEC 18004:2015): bytes, versions 1 to 10, error correction of level M (15 %).
package struct QRCode: Sendable, Equatable {
    /// The quiet zone on each side, in squares.
    static let border = 4

    /// Rows of squares without the quiet zone; true for a dark one.
    let rows: [[Bool]]

    /// Returns nil for a text of more than 213 bytes.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion.all.first(where: { $0.capacity >= bytes.count }) else { return nil }
        let words = QRWords.all(bytes, version)
        let matrices = (0..<8).map { QRMatrix(version, words, mask: $0) }
        guard let best = matrices.min(by: { $0.penalty < $1.penalty }) else { return nil }
        self.rows = best.dark
    }

    /// How many squares a side has with the quiet zone: the view box of the drawing.
    package var side: Int { self.rows.count + 2 * Self.border }

    /// The dark squares as the path of an SVG, a rectangle for each run of a row.
    package var path: String {
        self.rows.enumerated().map { y, row in
            var runs = ""
            var x = 0
            while x < row.count {
                let end = row[x...].firstIndex { $0 != row[x] } ?? row.count
                if row[x] { runs += "M\(x + Self.border) \(y + Self.border)h\(end - x)v1h-\(end - x)z" }
                x = end
            }
            return runs
        }.joined()
    }
}
