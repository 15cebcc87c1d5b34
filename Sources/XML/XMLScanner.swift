/// Reads XML one token at a time: elements, attributes and text.
///
/// A document type is refused, so only the five predefined entities and numeric references are expanded. Depth, names,
/// values and text are bounded, and so is memory.
package struct XMLScanner {
    package enum Token: Equatable {
        case start(String, [String: String])
        case end(String)
        case text(String)
    }

    private let limits: XMLLimits
    private var bytes: XMLBytes
    private var open: [String] = []
    /// The end of an empty element, to be returned next.
    private var pendingEnd: String?
    private var hasRoot = false

    /// Takes a function that returns the text's bytes piece by piece, and nil at its end.
    package init(limits: XMLLimits = XMLLimits(), reading nextPiece: @escaping () throws -> [UInt8]?) {
        self.limits = limits
        self.bytes = XMLBytes(nextPiece)
    }

    /// Returns the next token; nil after the end of the outermost element.
    ///
    /// Names come without their prefix.
    package mutating func next() throws -> Token? {
        if let name = self.pendingEnd {
            self.pendingEnd = nil
            return .end(name)
        }
        while true {
            guard let byte = try self.bytes.next() else {
                guard self.hasRoot, self.open.isEmpty else { throw XMLProblem.cutShort }
                return nil
            }
            guard byte == UInt8(ascii: "<") else {
                if self.open.isEmpty { continue }
                let text = try self.text(from: byte)
                if text.isEmpty { continue }
                return .text(text)
            }
            switch try self.bytes.required() {
            case UInt8(ascii: "?"): try self.skip(to: "?>")
            case UInt8(ascii: "!"): if let text = try self.declaration() { return .text(text) }
            case UInt8(ascii: "/"): return .end(try self.close())
            case let first: return try self.element(first)
            }
        }
    }

    private mutating func element(_ first: UInt8) throws -> Token {
        var name: [UInt8] = [first]
        var byte = try self.bytes.required()
        while !Self.isSpace(byte), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
            try Self.append(byte, to: &name, most: self.limits.name)
            byte = try self.bytes.required()
        }
        var attributes: [String: String] = [:]
        while true {
            while Self.isSpace(byte) { byte = try self.bytes.required() }
            if byte == UInt8(ascii: ">") { break }
            if byte == UInt8(ascii: "/") {
                guard try self.bytes.required() == UInt8(ascii: ">") else { throw XMLProblem.damaged }
                self.pendingEnd = Self.local(name)
                self.hasRoot = true
                return .start(Self.local(name), attributes)
            }
            let (key, value) = try self.attribute(from: byte)
            guard attributes.count < self.limits.attributes else { throw XMLProblem.tooLong }
            attributes[key] = value
            byte = try self.bytes.required()
        }
        guard self.open.count < self.limits.depth else { throw XMLProblem.tooLong }
        self.hasRoot = true
        self.open.append(Self.local(name))
        return .start(Self.local(name), attributes)
    }

    private mutating func attribute(from first: UInt8) throws -> (String, String) {
        var name: [UInt8] = []
        var byte = first
        while byte != UInt8(ascii: "=") {
            if !Self.isSpace(byte) { try Self.append(byte, to: &name, most: self.limits.name) }
            byte = try self.bytes.required()
        }
        repeat { byte = try self.bytes.required() } while Self.isSpace(byte)
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { throw XMLProblem.damaged }
        let quote = byte
        var value: [UInt8] = []
        byte = try self.bytes.required()
        while byte != quote {
            try Self.append(byte, to: &value, most: self.limits.text)
            byte = try self.bytes.required()
        }
        return (Self.local(name), try XMLText.unescaped(value))
    }

    private mutating func close() throws -> String {
        var name: [UInt8] = []
        var byte = try self.bytes.required()
        while byte != UInt8(ascii: ">") {
            if !Self.isSpace(byte) { try Self.append(byte, to: &name, most: self.limits.name) }
            byte = try self.bytes.required()
        }
        guard let last = self.open.popLast(), last == Self.local(name) else { throw XMLProblem.damaged }
        return last
    }

    private mutating func text(from first: UInt8) throws -> String {
        var bytes: [UInt8] = Self.isSpace(first) ? [] : [first]
        while let byte = try self.bytes.peek(), byte != UInt8(ascii: "<") {
            _ = try self.bytes.next()
            if bytes.isEmpty, Self.isSpace(byte) { continue }
            try Self.append(byte, to: &bytes, most: self.limits.text)
        }
        while let last = bytes.last, Self.isSpace(last) { bytes.removeLast() }
        return try XMLText.unescaped(bytes)
    }

    /// Skips a comment, returns the text of a CDATA section, and refuses everything else.
    private mutating func declaration() throws -> String? {
        switch try self.bytes.required() {
        case UInt8(ascii: "-"):
            guard try self.bytes.required() == UInt8(ascii: "-") else { throw XMLProblem.damaged }
            try self.skip(to: "-->")
            return nil
        case UInt8(ascii: "["):
            for expected in "CDATA[".utf8 {
                guard try self.bytes.required() == expected else { throw XMLProblem.damaged }
            }
            var bytes: [UInt8] = []
            while !bytes.suffix(3).elementsEqual("]]>".utf8) {
                try Self.append(try self.bytes.required(), to: &bytes, most: self.limits.text)
            }
            return String(decoding: bytes.dropLast(3), as: UTF8.self)
        default: throw XMLProblem.declaresEntities
        }
    }

    private mutating func skip(to end: String) throws {
        let end = Array(end.utf8)
        var last: [UInt8] = []
        while last != end {
            last.append(try self.bytes.required())
            if last.count > end.count { last.removeFirst() }
        }
    }

    private static func append(_ byte: UInt8, to bytes: inout [UInt8], most: Int) throws {
        guard bytes.count < most else { throw XMLProblem.tooLong }
        bytes.append(byte)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func local(_ name: [UInt8]) -> String {
        let start = name.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
        return String(decoding: name[start...], as: UTF8.self)
    }
}
