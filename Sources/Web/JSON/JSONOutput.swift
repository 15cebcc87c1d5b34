/// A document that containers write into together.
final class JSONOutput {
    var document = JSONDocument()

    /// Writes any value within the first `depth` containers.
    func value(_ value: some Encodable, at depth: Int) throws {
        try value.encode(to: JSONStreamEncoder(output: self, depth: depth))
        self.document.end(at: depth)
    }
}
