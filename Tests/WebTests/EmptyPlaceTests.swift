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
}
