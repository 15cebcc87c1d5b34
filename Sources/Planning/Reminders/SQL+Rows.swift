import Storage

extension SQL {
    /// `(?, ?), (?, ?)`, as it stands after VALUES: rows of the same length, not empty.
    static func rows(_ rows: some Collection<[any SQLBindable]>) -> SQL {
        var text = StringInterpolation(literalCapacity: rows.count * 24, interpolationCount: rows.count * 4)
        for (number, row) in rows.enumerated() {
            text.appendLiteral(number == 0 ? "(" : ", (")
            for (column, value) in row.enumerated() {
                if column > 0 { text.appendLiteral(", ") }
                text.appendInterpolation(value)
            }
            text.appendLiteral(")")
        }
        return SQL(stringInterpolation: text)
    }
}

extension Array {
    /// The same in pieces of 64, 16, 4 and 1: statements on many rows then come in four lengths, and what engines keep
    /// of them stays small.
    var handfuls: [ArraySlice<Element>] {
        var pieces: [ArraySlice<Element>] = []
        var rest = self[...]
        for size in [64, 16, 4, 1] {
            while rest.count >= size {
                pieces.append(rest.prefix(size))
                rest = rest.dropFirst(size)
            }
        }
        return pieces
    }
}
