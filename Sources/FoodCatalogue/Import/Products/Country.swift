/// A country as Open Food Facts writes it: "en:france", "France", "United Kingdom".
struct Country: Sendable {
    let tag: String

    init(_ name: String) { self.tag = Self.tag(name) }

    func isAmong(_ list: Substring) -> Bool {
        list.split(separator: ",").contains { Self.tag($0) == self.tag }
    }

    private static func tag(_ name: some StringProtocol) -> String {
        let plain = name.lowercased().split(separator: ":").last.map(String.init) ?? ""
        return plain.split { $0 == " " || $0 == "-" }.joined(separator: "-")
    }
}
