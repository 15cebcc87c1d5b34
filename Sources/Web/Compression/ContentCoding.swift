import HTTPTypes

/// How the bytes of an answer may be coded on their way (RFC 9110, 8.4.1).
enum ContentCoding: String {
    case gzip
    case brotli = "br"

    /// What headers may call it.
    private var names: [String] {
        switch self {
        case .gzip: ["gzip", "x-gzip"]
        case .brotli: ["br"]
        }
    }

    /// Returns whether who asks takes it: it is named, or everything is, with a weight above zero (RFC 9110, 12.5.3).
    func isTaken(by headers: HTTPFields) -> Bool {
        guard let accepted = headers[.acceptEncoding] else { return false }
        var rest = false
        for coding in accepted.split(separator: ",") {
            let parts = coding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            guard let name = parts.first, name == "*" || self.names.contains(name) else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if name != "*" { return weight > 0 }
            rest = weight > 0
        }
        return rest
    }

    /// Whether answers of this type get smaller: words do, pictures don't.
    static func pays(for contentType: String?) -> Bool {
        guard let type = contentType?.prefix(while: { $0 != ";" }) else { return false }
        return type.hasPrefix("text/") && type != "text/event-stream" || Self.types.contains(String(type))
    }

    private static let types: Set = [
        "application/json", "application/problem+json", "application/manifest+json", "application/wasm",
        "image/svg+xml",
    ]
}
