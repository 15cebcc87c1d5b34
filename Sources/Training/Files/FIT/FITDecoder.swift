/// Reads FIT files message by message and trusts no length in them: headers of 12 or 14 bytes, definitions, developer
/// fields, compressed times, both byte orders, several files in one.
///
/// Its memory is bounded by the format: 16 definitions of at most 255 fields, and one message.
struct FITDecoder {
    private let source: ByteSource
    private var definitions = [FITDefinition?](repeating: nil, count: 16)
    /// Bytes of data not read yet, by the header.
    private var dataLeft = 0
    private var sum: UInt16 = 0
    /// The latest time in seconds of the protocol; compressed times are relative to it.
    private var latest: UInt32?

    init(_ source: ByteSource) { self.source = source }

    /// Reads the header of the next file; false after the last file.
    mutating func begin() throws -> Bool {
        guard let size = try self.source.peek() else { return false }
        guard size == 12 || size == 14 else { throw WorkoutFileProblem.damaged }
        self.sum = 0
        self.definitions = Array(repeating: nil, count: 16)
        self.latest = nil
        var header: [UInt8] = []
        for _ in 0..<12 { header.append(try self.raw()) }
        guard Array(header[8..<12]) == Array(".FIT".utf8) else { throw WorkoutFileProblem.damaged }
        if size == 14 {
            let expected = self.sum
            let stored = UInt16(try self.raw()) | UInt16(try self.raw()) << 8
            // Zero means that no check sum was computed.
            guard stored == 0 || stored == expected else { throw WorkoutFileProblem.damaged }
        }
        let length = header[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
        // Two bytes of check sum follow, so a length beyond the file's end is wrong or the copy incomplete.
        guard length <= self.source.left - 2 else { throw WorkoutFileProblem.cutShort }
        self.dataLeft = length
        return true
    }

    /// Returns the next message of the file that was begun; nil after the last, when the check sum is right.
    mutating func next() throws -> FITMessage? {
        while self.dataLeft > 0 {
            let head = try self.byte()
            if head & 0x80 != 0 {
                let definition = try self.definition(head >> 5 & 0x3)
                return try self.message(definition, at: self.compressed(head & 0x1F))
            }
            if head & 0x40 == 0 { return try self.message(try self.definition(head & 0xF), at: nil) }
            self.definitions[Int(head & 0xF)] = try self.define(hasDeveloperFields: head & 0x20 != 0)
        }
        let expected = self.sum
        let stored = UInt16(try self.raw()) | UInt16(try self.raw()) << 8
        guard stored == expected else { throw WorkoutFileProblem.damaged }
        return nil
    }

    private func definition(_ local: UInt8) throws -> FITDefinition {
        guard let definition = self.definitions[Int(local)] else { throw WorkoutFileProblem.damaged }
        return definition
    }

    private mutating func define(hasDeveloperFields: Bool) throws -> FITDefinition {
        _ = try self.byte()
        let isBigEndian = try self.byte() == 1
        let bytes = [try self.byte(), try self.byte()]
        let number = isBigEndian ? UInt16(bytes[0]) << 8 | UInt16(bytes[1]) : UInt16(bytes[1]) << 8 | UInt16(bytes[0])
        var definition = FITDefinition(number: number, isBigEndian: isBigEndian)
        for _ in 0..<(try self.byte()) {
            let (field, size, base) = (try self.byte(), try self.byte(), try self.byte())
            // Each message does work for each field, so a field without bytes would let one byte cost that of 255.
            guard size > 0 else { throw WorkoutFileProblem.damaged }
            definition.fields.append(
                FITDefinition.Field(number: field, size: Int(size), base: FITFormat.Base(base))
            )
        }
        if hasDeveloperFields {
            for _ in 0..<(try self.byte()) {
                _ = try self.byte()
                definition.developerBytes += Int(try self.byte())
                _ = try self.byte()
            }
        }
        return definition
    }

    private mutating func message(_ definition: FITDefinition, at time: UInt32?) throws -> FITMessage {
        var message = FITMessage(number: definition.number)
        let isKnown = FITFormat.Message(rawValue: definition.number) != nil
        for field in definition.fields {
            let value = try self.value(of: field, isBigEndian: definition.isBigEndian)
            guard let value else { continue }
            // Times of other messages count too: compressed times are relative to the latest of all.
            guard isKnown || field.number == FITFormat.timestamp else { continue }
            message.set(field.number, to: value)
            if field.number == FITFormat.timestamp, let time = UInt32(exactly: value) { self.latest = time }
            // Compressed times may come before any full one: then they count from when the file was made.
            if definition.number == FITFormat.Message.fileID.rawValue, field.number == 4, self.latest == nil,
                let time = UInt32(exactly: value)
            {
                self.latest = time
            }
        }
        for _ in 0..<definition.developerBytes { _ = try self.byte() }
        if let time { message.set(FITFormat.timestamp, to: Double(time)) }
        return message
    }

    /// Reads the first value of a field as a number, or a few bytes as one; nil for text, for an invalid value, and for a
    /// size that fits no value.
    private mutating func value(of field: FITDefinition.Field, isBigEndian: Bool) throws -> Double? {
        var bits: UInt64 = 0
        let isPacked = field.base?.kind == .bytes && (2...6).contains(field.size)
        let size = isPacked ? field.size : field.base?.size ?? 0
        for place in 0..<field.size {
            let byte = UInt64(try self.byte())
            guard place < size else { continue }
            bits = isBigEndian && !isPacked ? bits << 8 | byte : bits | byte << (UInt64(place) * 8)
        }
        let invalid = isPacked ? (1 << UInt64(size * 8)) - 1 : field.base?.invalid
        guard let base = field.base, field.size >= size, field.size % size == 0, bits != invalid else { return nil }
        switch base.kind {
        case .unsigned, .bytes: return Double(bits)
        case .signed:
            let shift = UInt64(64 - size * 8)
            return Double(Int64(bitPattern: bits << shift) >> Int64(shift))
        case .real:
            let value = size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
            return value.isFinite ? value : nil
        case .text: return nil
        }
    }

    /// Returns the first time after the latest one whose last five bits are `offset`.
    private mutating func compressed(_ offset: UInt8) -> UInt32? {
        guard let latest else { return nil }
        let time = latest &+ ((UInt32(offset) &- (latest & 0x1F)) & 0x1F)
        self.latest = time
        return time
    }

    /// Reads a byte of the data.
    private mutating func byte() throws -> UInt8 {
        guard self.dataLeft > 0 else { throw WorkoutFileProblem.damaged }
        self.dataLeft -= 1
        return try self.raw()
    }

    private mutating func raw() throws -> UInt8 {
        guard let byte = try self.source.next() else { throw WorkoutFileProblem.cutShort }
        self.sum = FITFormat.check(self.sum, byte)
        return byte
    }
}
