/// Writes a JSON document straight into bytes: for the encoder of answers, rows of exports, and what is written by hand
/// for a floor of `docs/benchmarks.md`.
///
/// An absent value is written as null.
package struct JSONWriter: Sendable {
    package private(set) var bytes: [UInt8] = []
    private(set) var needsComma = false

    package init() { self.bytes.reserveCapacity(8_192) }

    /// Adds JSON that was written before.
    package mutating func written(_ value: some Sequence<UInt8>) {
        self.bytes.append(contentsOf: value)
    }

    /// Writes `{ … }`; `body` writes the members.
    package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
        try self.enclosed("{", "}", body)
    }

    /// Writes a member, whose value `write` writes.
    package mutating func member(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
        self.key(name)
        self.value(write)
    }

    package mutating func member(_ name: StaticString, _ value: String?) {
        self.key(name)
        if let value { self.text(value) } else { self.null() }
        self.needsComma = true
    }

    package mutating func member(_ name: StaticString, _ value: Double?) {
        self.key(name)
        if let value { self.number(value) } else { self.null() }
        self.needsComma = true
    }

    package mutating func member(_ name: StaticString, _ value: some BinaryInteger) {
        self.key(name)
        self.bytes.append(contentsOf: String(value).utf8)
        self.needsComma = true
    }

    package mutating func member(_ name: StaticString, _ value: Bool) {
        self.key(name)
        self.bytes.append(contentsOf: (value ? "true" : "false").utf8)
        self.needsComma = true
    }

    package mutating func member<Item>(
        _ name: StaticString,
        each items: [Item],
        _ write: (Item, inout JSONWriter) -> Void
    ) {
        self.key(name)
        self.enclosed("[", "]") { json in
            for item in items {
                json.item()
                json.value { write(item, &$0) }
            }
        }
    }

    /// Writes a member with a name that isn't a literal.
    package mutating func member(named name: String, _ write: (inout JSONWriter) -> Void) {
        self.key(name)
        self.value(write)
    }

    package mutating func whole(_ value: Int64) { self.bytes.append(contentsOf: String(value).utf8) }

    /// Writes the opening letter of an object or a list.
    mutating func begin(_ opening: UInt8) {
        self.bytes.append(opening)
        self.needsComma = false
    }

    /// Writes the closing letter of an object or a list.
    mutating func end(_ closing: UInt8) {
        self.bytes.append(closing)
        self.needsComma = true
    }

    /// Begins a member whose value is written next.
    mutating func key(_ name: String) {
        self.separate()
        self.text(name)
        self.begin(UInt8(ascii: ":"))
    }

    /// Begins an item of a list, which is written next.
    mutating func item() {
        self.separate()
        self.needsComma = false
    }

    /// Writes a value, after which a comma is due.
    mutating func value(_ write: (inout JSONWriter) -> Void) {
        write(&self)
        self.needsComma = true
    }

    private mutating func key(_ name: StaticString) {
        self.separate()
        self.bytes.append(UInt8(ascii: "\""))
        self.bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        self.bytes.append(UInt8(ascii: "\""))
        self.bytes.append(UInt8(ascii: ":"))
        self.needsComma = false
    }

    private mutating func enclosed(
        _ open: Unicode.Scalar,
        _ close: Unicode.Scalar,
        _ body: (inout JSONWriter) throws -> Void
    ) rethrows {
        self.begin(UInt8(ascii: open))
        try body(&self)
        self.end(UInt8(ascii: close))
    }

    private mutating func separate() {
        if self.needsComma { self.bytes.append(UInt8(ascii: ",")) }
    }

    package mutating func null() { self.bytes.append(contentsOf: "null".utf8) }

    /// Writes a number; infinity and NaN, which JSON doesn't have, become null.
    package mutating func number(_ value: Double) {
        if let thousandths = Int64(exactly: (value * 1_000).rounded()), Double(thousandths) / 1_000 == value {
            self.decimal(thousandths)
        } else if value.isFinite {
            self.bytes.append(contentsOf: value.description.utf8)
        } else {
            self.null()
        }
    }

    /// Writes a number with at most three decimals, which nearly all of ours have.
    private mutating func decimal(_ thousandths: Int64) {
        if thousandths < 0 { self.bytes.append(UInt8(ascii: "-")) }
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
        self.bytes.append(contentsOf: String(whole).utf8)
        guard rest > 0 else { return }
        self.bytes.append(UInt8(ascii: "."))
        self.digit(rest / 100)
        if rest % 100 > 0 { self.digit(rest / 10 % 10) }
        if rest % 10 > 0 { self.digit(rest % 10) }
    }

    private mutating func digit(_ value: UInt64) { self.bytes.append(UInt8(ascii: "0") + UInt8(value)) }

    /// Writes a string, escaping what RFC 8259 section 7 demands: quote, backslash and control characters.
    package mutating func text(_ value: String) {
        var value = value
        self.bytes.append(UInt8(ascii: "\""))
        value.withUTF8 { utf8 in
            if utf8.contains(where: Self.isEscaped) {
                self.escape(utf8)
            } else {
                self.bytes.append(contentsOf: utf8)
            }
        }
        self.bytes.append(UInt8(ascii: "\""))
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>) {
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                self.bytes.append(UInt8(ascii: "\\"))
                self.bytes.append(byte)
            case 0..<0x20:
                self.bytes.append(contentsOf: "\\u00".utf8)
                self.bytes.append(Self.digits[Int(byte >> 4)])
                self.bytes.append(Self.digits[Int(byte & 15)])
            default: self.bytes.append(byte)
            }
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)
}

/// An answer that writes itself; any other is `Encodable`.
package protocol JSONWritable: Sendable {
    func write(to json: inout JSONWriter)
}

extension JSONWritable {
    /// The whole document.
    package var json: [UInt8] {
        var writer = JSONWriter()
        self.write(to: &writer)
        return writer.bytes
    }
}
