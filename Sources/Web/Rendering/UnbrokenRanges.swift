extension [UInt8] {
    /// Appends text escaped for HTML, each range of numbers in it, such as "17:00–18:00", in an element of its own.
    ///
    /// The style of that element keeps a range on one line where it fits, and lets it break after its dash where the line is
    /// too short. What ends its sentence stays with it: beside such an element a full stop may begin a line. It belongs between
    /// tags alone, never into an attribute.
    mutating func append(unbroken text: String) {
        var rest = text[...]
        while let range = Self.range(in: rest) {
            self.append(escaping: String(rest[..<range.startIndex]))
            self.append(contentsOf: #"<span class="range">"#.utf8)
            self.append(escaping: String(range))
            self.append(contentsOf: "</span>".utf8)
            rest = rest[range.endIndex...]
        }
        self.append(escaping: String(rest))
    }

    /// Returns the next numbers with dashes between them, from the first digit to what follows the last; nil when there are none.
    private static func range(in text: Substring) -> Substring? {
        var rest = text
        while let start = rest.firstIndex(where: Self.isDigit) {
            let numbers = rest[start...].prefix { Self.isDigit($0) || ":.,–".contains($0) }
            let last = numbers.lastIndex(where: Self.isDigit) ?? start
            if numbers[...last].contains("–") {
                let end = rest[rest.index(after: last)...].prefix { ".,;:!?)”".contains($0) }.endIndex
                return rest[start..<end]
            }
            rest = rest[numbers.endIndex...]
        }
        return nil
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
