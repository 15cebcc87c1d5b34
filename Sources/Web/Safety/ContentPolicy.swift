/// What a page of ours may load and do, which is little.
package enum ContentPolicy {
    private static let sources: [(name: String, sources: String)] = [
        ("default-src", "'self'"), ("img-src", "'self' data: blob:"), ("object-src", "'none'"), ("base-uri", "'none'"),
        ("form-action", "'self'"), ("frame-ancestors", "'none'"),
    ]

    /// With more sources for the page that needs them: `["script-src": "'wasm-unsafe-eval'"]`.
    package static func text(adding more: [String: String]) -> String {
        let known = Self.sources.map { name, sources in "\(name) \(sources)" + (more[name].map { " " + $0 } ?? "") }
        let new = more.filter { name, _ in !Self.sources.contains { $0.name == name } }
            .sorted { $0.key < $1.key }
            .map { "\($0.key) 'self' \($0.value)" }
        return (known + new).joined(separator: "; ")
    }
}
