/// JSON that was written before, as a part of an answer: what many readers share is encoded once.
package struct WrittenJSON: Encodable, Sendable {
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Encodes a value to be kept, so that its bytes take no spare room.
    package init(encoding value: some Encodable) throws {
        self.bytes = try JSONStreamEncoder.bytes(of: value).withUnsafeBufferPointer { Array($0) }
    }

    package func encode(to encoder: any Encoder) throws {
        guard let encoder = encoder as? JSONStreamEncoder else {
            throw EncodingError.invalidValue(self.bytes, .init(codingPath: [], debugDescription: "not an answer"))
        }
        encoder.output.document.written(self.bytes)
    }

    /// Returns this object with a value for its last member, which is null in it.
    package func ending(in value: some Encodable) throws -> WrittenJSON {
        let end = Array("null}".utf8)
        guard self.bytes.suffix(end.count) == end[...] else {
            throw EncodingError.invalidValue(self.bytes, .init(codingPath: [], debugDescription: "no null at its end"))
        }
        return WrittenJSON(self.bytes.dropLast(end.count) + (try JSONStreamEncoder.bytes(of: value)) + end.suffix(1))
    }
}
