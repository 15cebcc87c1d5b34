/// A parsed template, with layouts, blocks and partials already inserted.
struct Template: Sendable {
    let parts: [Part]

    enum Part: Sendable {
        case literal([UInt8])
        case value(Name)
        case section(Name, [Part])
        case inverted(Name, [Part])
    }

    /// The name in a tag: "frame.back", "empty(known)", or "." for the item of a list.
    struct Name: Sendable {
        let text: String
        let path: [String]
        let change: Change?
    }

    enum Change: String, Sendable {
        /// `unbroken` keeps ranges of numbers on one line where they fit: for text between tags, never in an attribute.
        case empty, lowercased, unbroken
    }
}

extension Template.Name {
    /// Returns nil for a malformed name.
    init?(_ text: String) {
        var inside = text[...]
        var change: Template.Change?
        if let bracket = text.firstIndex(of: "("), text.last == ")" {
            change = Template.Change(rawValue: String(text[..<bracket]))
            inside = text[text.index(after: bracket)...].dropLast()
            guard change != nil else { return nil }
        }
        let path = inside == "." ? [] : inside.split(separator: ".", omittingEmptySubsequences: false)
        guard path.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.belongs) }) else { return nil }
        self.init(text: text, path: path.map(String.init), change: change)
    }

    private static func belongs(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default:
            return false
        }
    }
}
