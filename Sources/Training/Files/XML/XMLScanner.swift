/// Reads XML a token at a time: elements, attributes and text, as devices write them.
///
/// A document type is refused, so no entity is ever expanded but the five of XML itself and numbered characters. Depth,
/// names, values and text are bounded, so that memory is too.
struct XMLScanner {
    enum Token: Equatable {
        case start(String, [String: String])
        case end(String)
        case text(String)
    }

    private static let deepest = 64
    private static let longestName = 128
    private static let longestText = 4_096
    private static let mostAttributes = 32

    private let source: ByteSource
    private var open: [String] = []
    /// The end of an element that was empty, to be told next.
    private var pendingEnd: String?
    private var hasRoot = false

    init(_ source: ByteSource) { self.source = source }

    /// Nil after the end of the outermost element; names come without their prefix.
    mutating func next() throws -> Token? {
        if let name = self.pendingEnd {
            self.pendingEnd = nil
            return .end(name)
        }
        while true {
            guard let byte = try self.source.next() else {
                guard self.hasRoot, self.open.isEmpty else { throw WorkoutFileProblem.cutShort }
                return nil
            }
            guard byte == UInt8(ascii: "<") else {
                if self.open.isEmpty { continue }
                let text = try self.text(from: byte)
                if text.isEmpty { continue }
                return .text(text)
            }
            switch try self.required() {
            case UInt8(ascii: "?"): try self.skip(to: "?>")
            case UInt8(ascii: "!"): if let text = try self.declaration() { return .text(text) }
            case UInt8(ascii: "/"): return .end(try self.close())
            case let first: return try self.element(first)
            }
        }
    }

    private mutating func element(_ first: UInt8) throws -> Token {
        var name: [UInt8] = [first]
        var byte = try self.required()
        while !Self.isSpace(byte), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
            try Self.append(byte, to: &name, most: Self.longestName)
            byte = try self.required()
        }
        var attributes: [String: String] = [:]
        while true {
            while Self.isSpace(byte) { byte = try self.required() }
            if byte == UInt8(ascii: ">") { break }
            if byte == UInt8(ascii: "/") {
                guard try self.required() == UInt8(ascii: ">") else { throw WorkoutFileProblem.damaged }
                self.pendingEnd = Self.local(name)
                self.hasRoot = true
                return .start(Self.local(name), attributes)
            }
            let (key, value) = try self.attribute(from: byte)
            guard attributes.count < Self.mostAttributes else { throw WorkoutFileProblem.damaged }
            attributes[key] = value
            byte = try self.required()
        }
        guard self.open.count < Self.deepest else { throw WorkoutFileProblem.damaged }
        self.hasRoot = true
        self.open.append(Self.local(name))
        return .start(Self.local(name), attributes)
    }

    private func attribute(from first: UInt8) throws -> (String, String) {
        var name: [UInt8] = []
        var byte = first
        while byte != UInt8(ascii: "=") {
            if !Self.isSpace(byte) { try Self.append(byte, to: &name, most: Self.longestName) }
            byte = try self.required()
        }
        repeat { byte = try self.required() } while Self.isSpace(byte)
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { throw WorkoutFileProblem.damaged }
        let quote = byte
        var value: [UInt8] = []
        byte = try self.required()
        while byte != quote {
            try Self.append(byte, to: &value, most: Self.longestText)
            byte = try self.required()
        }
        return (Self.local(name), try Self.unescaped(value))
    }

    private mutating func close() throws -> String {
        var name: [UInt8] = []
        var byte = try self.required()
        while byte != UInt8(ascii: ">") {
            if !Self.isSpace(byte) { try Self.append(byte, to: &name, most: Self.longestName) }
            byte = try self.required()
        }
        guard let last = self.open.popLast(), last == Self.local(name) else { throw WorkoutFileProblem.damaged }
        return last
    }

    private func text(from first: UInt8) throws -> String {
        var bytes: [UInt8] = Self.isSpace(first) ? [] : [first]
        while let byte = try self.source.peek(), byte != UInt8(ascii: "<") {
            _ = try self.source.next()
            if bytes.isEmpty, Self.isSpace(byte) { continue }
            try Self.append(byte, to: &bytes, most: Self.longestText)
        }
        while let last = bytes.last, Self.isSpace(last) { bytes.removeLast() }
        return try Self.unescaped(bytes)
    }

    /// Passes over a comment, gives the text of a CDATA section, and refuses everything else.
    private func declaration() throws -> String? {
        switch try self.required() {
        case UInt8(ascii: "-"):
            guard try self.required() == UInt8(ascii: "-") else { throw WorkoutFileProblem.damaged }
            try self.skip(to: "-->")
            return nil
        case UInt8(ascii: "["):
            for expected in "CDATA[".utf8 {
                guard try self.required() == expected else { throw WorkoutFileProblem.damaged }
            }
            var bytes: [UInt8] = []
            while !bytes.suffix(3).elementsEqual("]]>".utf8) {
                try Self.append(try self.required(), to: &bytes, most: Self.longestText)
            }
            return String(decoding: bytes.dropLast(3), as: UTF8.self)
        default: throw WorkoutFileProblem.declaresEntities
        }
    }

    private func skip(to end: String) throws {
        let end = Array(end.utf8)
        var last: [UInt8] = []
        while last != end {
            last.append(try self.required())
            if last.count > end.count { last.removeFirst() }
        }
    }

    private func required() throws -> UInt8 {
        guard let byte = try self.source.next() else { throw WorkoutFileProblem.cutShort }
        return byte
    }

    private static func append(_ byte: UInt8, to bytes: inout [UInt8], most: Int) throws {
        guard bytes.count < most else { throw WorkoutFileProblem.damaged }
        bytes.append(byte)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func local(_ name: [UInt8]) -> String {
        let start = name.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
        return String(decoding: name[start...], as: UTF8.self)
    }

    private static func unescaped(_ bytes: [UInt8]) throws -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var parts = text.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
        var whole = parts.removeFirst()
        for part in parts {
            let pieces = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
            guard pieces.count == 2, let character = Self.character(pieces[0]) else {
                throw WorkoutFileProblem.declaresEntities
            }
            whole.append(character)
            whole += pieces[1]
        }
        return whole
    }

    private static func character(_ name: Substring) -> Character? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.first == "#" else { return nil }
            let digits = name.dropFirst()
            let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }
}
