import Storage

extension SQL {
    /// `(?, ?), (?, ?)` for use after VALUES: rows of the same length, at least one.
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
    /// Splits into pieces of 64, 16, 4 and 1, so that statements on many rows come in four lengths only, which keeps
    /// the engines' statement caches small.
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

    /// Splits into as few pieces as possible, of 64, 32, 16 and so on, the last filled up by repeating the last
    /// element: for statements that may get an element twice.
    var filledHandfuls: [[Element]] {
        self.batches(of: 64).map { piece in
            var size = 1
            while size < piece.count { size *= 2 }
            return piece + piece.suffix(1).flatMap { Array(repeating: $0, count: size - piece.count) }
        }
    }
}
