import Foundation
import Hummingbird

/// Reads a flat JSON object as a form: checks kinds, refuses unknown names, and takes null as an empty field.
enum JSONFields {
    static func input(_ data: Data, kinds: [String: FieldKind]) throws -> FormInput {
        let unreadable = HTTPError(
            .badRequest,
            message: "We couldn't read that JSON. Send one object with plain values."
        )
        // Text with NULs is UTF-16 or UTF-32, which the decoder would accept and RFC 8259 (section 8.1) forbids.
        guard !data.contains(0) else { throw unreadable }
        let object: [String: JSONField]
        do {
            object = try JSONDecoder().decode([String: JSONField].self, from: data)
        } catch {
            throw unreadable
        }
        guard !JSONNames.areRepeated(in: data) else {
            throw HTTPError(.badRequest, message: "A field is said twice. Say each of them once.")
        }
        var input = FormInput()
        self.fill(&input, from: object, kinds: kinds, prefix: "")
        return input
    }

    private static func fill(
        _ input: inout FormInput,
        from object: [String: JSONField],
        kinds: [String: FieldKind],
        prefix: String
    ) {
        for (key, field) in object {
            let name = prefix + String(key.prefix(80))
            guard let kind = kinds[key] else {
                input.errors.add(name, "There is no such field.")
                continue
            }
            if case .items(let inner) = kind {
                guard let items = field.items, items.count <= FieldRules.mostItems else {
                    input.errors.add(name, "This must be a list of at most \(FieldRules.mostItems) objects.")
                    continue
                }
                input.set(name, to: String(items.count))
                for (place, item) in items.enumerated() {
                    Self.fill(&input, from: item, kinds: inner, prefix: "\(name).\(place).")
                }
                continue
            }
            guard let values = field.values(as: kind) else {
                input.errors.add(name, Self.complaint(kind))
                continue
            }
            for value in values { input.read(value, of: kind, into: name) }
        }
    }

    private static func complaint(_ kind: FieldKind) -> String {
        switch kind {
        case .text, .lines, .secret: return "This must be text."
        case .number: return "This must be a number."
        case .flag: return "This must be true or false."
        case .list: return "This must be a list of texts."
        case .numbers: return "This must be a list of numbers."
        case .items: return "This must be a list of objects."
        }
    }
}

/// One value of a flat JSON object.
enum JSONField: Decodable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([String])
    case numbers([Double])
    case items([[String: JSONField]])
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {  // each `try?` asks "is it of this kind?"
            self = .text(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode([String].self) {
            self = .list(value)
        } else if let value = try? container.decode([Double].self) {
            self = .numbers(value)
        } else if let value = try? container.decode([[String: JSONField]].self) {
            self = .items(value)
        } else {
            self = .other
        }
    }

    /// Returns the value as text, or nil when it has another kind.
    ///
    /// Null becomes a sent but empty field, so that a PATCH can clear it.
    func values(as kind: FieldKind) -> [String]? {
        switch (self, kind) {
        case (.null, _): return [""]
        case (.text(let value), .text), (.text(let value), .lines), (.text(let value), .secret): return [value]
        case (.number(let value), .number): return [Self.text(value)]
        case (.flag(let value), .flag): return [value ? "true" : "false"]
        case (.list(let values), .list): return values.isEmpty ? [""] : values
        case (.numbers(let values), .numbers): return values.map(Self.text)
        case (.list(let values), .numbers): return values.isEmpty ? [""] : nil
        default: return nil
        }
    }

    /// The objects of a list; an empty list and null have none.
    var items: [[String: JSONField]]? {
        switch self {
        case .items(let items): return items
        case .list(let values): return values.isEmpty ? [] : nil
        case .null: return []
        default: return nil
        }
    }

    private static func text(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? String(value)
    }
}
