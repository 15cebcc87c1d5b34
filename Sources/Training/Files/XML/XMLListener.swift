/// What is told the tokens of an XML file, in order.
protocol XMLListener {
    mutating func begin(_ name: String, _ attributes: [String: String]) throws
    mutating func take(_ text: String)
    mutating func end(_ name: String)
}

extension XMLScanner {
    /// Reads to the end of the file.
    mutating func tell(_ listener: inout some XMLListener) throws {
        while let token = try self.next() {
            switch token {
            case .start(let name, let attributes): try listener.begin(name, attributes)
            case .text(let text): listener.take(text)
            case .end(let name): listener.end(name)
            }
        }
    }
}
