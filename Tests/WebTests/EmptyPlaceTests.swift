import Foundation
import Testing

struct EmptyPlaceTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    @Test("every empty place and failure of every room has a drawing")
    func drawings() throws {
        let files = try #require(
            FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
        )
        var seen = 0
        for case let file as URL in files where file.pathExtension == "mustache" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for place in text.components(separatedBy: "<section class=\"empty").dropFirst() {
                seen += 1
                let inside = place.components(separatedBy: "</section>")[0]
                let isDrawn = inside.firstMatch(of: /\{\{[<>] ?drawing/) != nil
                #expect(isDrawn, "\(file.lastPathComponent): \(inside.prefix(80))")
            }
        }
        #expect(seen > 50)
    }

    @Test("every drawing that a page names is drawn, in at most two kilobytes")
    func drawn() throws {
        let file = Self.sources.appending(path: "Web/Assets/drawings.svg")
        let symbols = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "<symbol id=\"").dropFirst()
        let drawn = Set(symbols.compactMap { $0.split(separator: "\"").first.map(String.init) })
        for symbol in symbols { #expect(symbol.utf8.count <= 2_048, "\(symbol.prefix(20))") }
        let files = try #require(
            FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
        )
        var named: Set<String> = ["closed-door", "breather", "file-refused", "stumble", "nothing-found"]
        for case let file as URL in files where file.pathExtension == "mustache" {
            let text = try String(contentsOf: file, encoding: .utf8)
            named.formUnion(text.matches(of: /\{\{>drawing name="([a-z-]+)"/).map { String($0.1) })
        }
        #expect(named.contains("month-done") && named.isSubset(of: drawn), "\(named.subtracting(drawn))")
    }
}
