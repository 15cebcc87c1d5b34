/// JSON that was written before, as a part of an answer: what many readers share is encoded once.
package struct WrittenJSON: Encodable, Sendable {
    private let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package func encode(to encoder: any Encoder) throws {
        guard let encoder = encoder as? JSONStreamEncoder else {
            throw EncodingError.invalidValue(self.bytes, .init(codingPath: [], debugDescription: "not an answer"))
        }
        encoder.output.document.written(self.bytes)
    }
}
