/// What a page of ours may load and do, which is little.
///
/// One for all pages, because links bring pages into the document that is open, whose policy stays the one it began with:
/// any of them may compile WebAssembly for the page of a workout under way.
package enum ContentPolicy {
    private static let sources: [(name: String, sources: String)] = [
        ("default-src", "'self'"), ("script-src", "'self' 'wasm-unsafe-eval'"), ("img-src", "'self' data: blob:"),
        ("object-src", "'none'"), ("base-uri", "'none'"),
        ("form-action", "'self'"), ("frame-ancestors", "'none'"),
    ]

    /// With more sources for the page that needs them: `["img-src": "https://tile.example.org"]`.
    package static func text(adding more: [String: String]) -> String {
        let known = Self.sources.map { name, sources in "\(name) \(sources)" + (more[name].map { " " + $0 } ?? "") }
        let new = more.filter { name, _ in !Self.sources.contains { $0.name == name } }
            .sorted { $0.key < $1.key }
            .map { "\($0.key) 'self' \($0.value)" }
        return (known + new).joined(separator: "; ")
    }
}
