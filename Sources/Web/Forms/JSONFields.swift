import Foundation
import Hummingbird

/// Reads a flat JSON object as a form: the kinds are checked, unknown names refused, null means "not said".
enum JSONFields {
    static func typed(_ data: Data, kinds: [String: FieldKind]) throws -> Typed {
        let object: [String: JSONField]
        do {
            object = try JSONDecoder().decode([String: JSONField].self, from: data)
        } catch {
            throw HTTPError(.badRequest, message: "We couldn't read that JSON. Send one object with plain values.")
        }
        var typed = Typed()
        for (name, field) in object {
            guard let kind = kinds[name] else {
                typed.errors.add(String(name.prefix(80)), "There is no such field.")
                continue
            }
            guard let values = field.values(as: kind) else {
                typed.errors.add(name, Self.complaint(kind))
                continue
            }
            for value in values {
                if let complaint = FieldRules.complaint(value, kind: kind) { typed.errors.add(name, complaint) }
                typed.append(FieldRules.bounded(value), to: name)
            }
        }
        return typed
    }

    private static func complaint(_ kind: FieldKind) -> String {
        switch kind {
        case .text, .lines, .secret: return "This must be text."
        case .number: return "This must be a number."
        case .flag: return "This must be true or false."
        case .list: return "This must be a list of texts."
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
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {  // each `try?` asks "is it of this kind?"
            self = .text(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode([String].self) {
            self = .list(value)
        } else {
            self = .other
        }
    }

    /// The value as typed text, or nil when it is of another kind.
    ///
    /// Null is sent-and-empty, so a PATCH can clear.
    func values(as kind: FieldKind) -> [String]? {
        switch (self, kind) {
        case (.null, _): return [""]
        case (.text(let value), .text), (.text(let value), .lines), (.text(let value), .secret): return [value]
        case (.number(let value), .number): return [Self.text(value)]
        case (.flag(let value), .flag): return [value ? "true" : "false"]
        case (.list(let values), .list): return values.isEmpty ? [""] : values
        default: return nil
        }
    }

    private static func text(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? String(value)
    }
}
