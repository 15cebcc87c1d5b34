/// The content security policy of all pages.
///
/// There is one for all, because links swap pages into the open document, which keeps the policy with which it was
/// loaded. Any page may compile WebAssembly, which the page of a session needs.
package enum ContentPolicy {
    private static let sources: [(name: String, sources: String)] = [
        ("default-src", "'self'"), ("script-src", "'self' 'wasm-unsafe-eval'"), ("img-src", "'self' data: blob:"),
        ("object-src", "'none'"), ("base-uri", "'none'"),
        ("form-action", "'self'"), ("frame-ancestors", "'none'"),
    ]

    /// The policy of an image that is drawn with a style sheet of its own: that, and nothing else.
    ///
    /// Some browsers hold an image to the policy that came with it, and would show it without colours.
    package static let drawing = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

    /// Returns the policy with more sources for one page: `["img-src": "https://tile.example.org"]`.
    package static func text(adding more: [String: String]) -> String {
        let known = Self.sources.map { name, sources in "\(name) \(sources)" + (more[name].map { " " + $0 } ?? "") }
        let new = more.filter { name, _ in !Self.sources.contains { $0.name == name } }
            .sorted { $0.key < $1.key }
            .map { "\($0.key) 'self' \($0.value)" }
        return (known + new).joined(separator: "; ")
    }
}
