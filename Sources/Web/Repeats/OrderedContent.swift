import Foundation

/// What a JSON object says as bytes that are the same in whatever order and spelling it was sent, to be digested.
///
/// Foundation writes JSON with sorted keys, too, but compares them by the rules of a language: a sixth of the time in which an
/// entry is added.
struct OrderedContent {
    private(set) var bytes: [UInt8] = []

    init(_ object: [String: Any]) { self.add(object) }

    private mutating func add(_ value: Any) {
        switch value {
        case let text as String:
            self.add(text)
        case let number as NSNumber:
            self.bytes += "\(Self.text(number)),".utf8
        case let list as [Any]:
            self.bytes += "[".utf8
            for item in list { self.add(item) }
            self.bytes += "]".utf8
        case let object as [String: Any]:
            self.bytes += "{".utf8
            for (name, item) in object.sorted(by: { $0.key < $1.key }) {
                self.add(name)
                self.add(item)
            }
            self.bytes += "}".utf8
        default:
            self.bytes += "~".utf8
        }
    }

    /// Returns the same text for 120, 120.0 and 1.2e2, as far as a Double is exact.
    private static func text(_ number: NSNumber) -> String {
        guard let whole = Int64(exactly: number.doubleValue), whole.magnitude < 1 << 53 else {
            return number.stringValue
        }
        return "\(whole)"
    }

    /// Says the length first, so that no text reads as the end of one and the beginning of another.
    private mutating func add(_ text: String) {
        let text = text.utf8
        self.bytes += "\(text.count):".utf8
        self.bytes += text
    }
}
