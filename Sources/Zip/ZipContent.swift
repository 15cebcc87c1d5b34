/// The content of one file of a zip, decompressed when it is read.
package final class ZipContent {
    private static let stored: UInt16 = 0
    private static let deflated: UInt16 = 8
    private static let piece = 1 << 16

    private let entry: ZipReader.Entry
    private let zip: ZipReader
    private let inflater: Inflater?
    private var place: Int
    private let end: Int
    private var waiting: [UInt8] = []
    private var checksum = Checksum()
    private var size = 0
    private var isOver = false

    init(_ entry: ZipReader.Entry, in zip: ZipReader, from place: Int) throws {
        guard entry.method == Self.stored || entry.method == Self.deflated else { throw ZipProblem.unknownMethod }
        self.entry = entry
        self.zip = zip
        self.inflater = entry.method == Self.deflated ? try Inflater() : nil
        self.place = place
        self.end = place + entry.compressed
    }

    /// Returns the next bytes; nil at the end, after size and checksum were verified.
    package func next() throws -> [UInt8]? {
        while !self.isOver {
            let bytes = try self.step()
            self.size += bytes.count
            try self.zip.count(bytes.count, of: self.entry, soFar: self.size)
            self.checksum.add(bytes)
            if !bytes.isEmpty { return bytes }
        }
        guard self.size == self.entry.size, self.checksum.value == self.entry.checksum else { throw ZipProblem.damaged }
        return nil
    }

    private func step() throws -> [UInt8] {
        if self.waiting.isEmpty, self.place < self.end {
            let count = min(Self.piece, self.end - self.place)
            self.waiting = try self.zip.bytes(at: self.place, count: count)
            self.place += count
        }
        guard let inflater else {
            defer { self.waiting = [] }
            self.isOver = self.place == self.end
            return self.waiting
        }
        let isLast = self.waiting.isEmpty
        let bytes = try inflater.inflate(&self.waiting, upTo: Self.piece)
        // The compressed data ends before its end marker.
        if isLast, bytes.isEmpty, !inflater.isAtEnd { throw ZipProblem.damaged }
        self.isOver = inflater.isAtEnd
        return bytes
    }
}
