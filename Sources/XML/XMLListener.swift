/// Receives the tokens of an XML text in order.
package protocol XMLListener {
    mutating func begin(_ name: String, _ attributes: [String: String]) throws
    mutating func take(_ text: String) throws
    mutating func end(_ name: String) throws
}

extension XMLScanner {
    /// Reads the text to its end.
    package mutating func tell(_ listener: inout some XMLListener) throws {
        while let token = try self.next() {
            switch token {
            case .start(let name, let attributes): try listener.begin(name, attributes)
            case .text(let text): try listener.take(text)
            case .end(let name): try listener.end(name)
            }
        }
    }
}
