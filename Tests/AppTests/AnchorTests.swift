import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import App

/// Follows links with a fragment and looks for their target.
struct AnchorTests {
    @Test("whatever a page links to with a # is on the page it leads to")
    func anchors() async throws {
        try await TestApp.run { app in
            let (root, ana) = (try await app.neighbour("Rosa"), try await app.neighbour("Ana"))
            _ = try await app.befriend(ana, root)
            _ = try await ana.person.api(.post, "/workouts", WorkoutFixture.body)
            let routes = try app.environment.router().routes.filter { $0.method == .get }
            var walk = Walk(from: routes.map { "\($0.path)" }.filter { !$0.contains("{") } + ["/welcome/body"])
            while let path = walk.next() {
                let answer = try await ana.ask(.get, path, nil)
                if answer.headers[.contentType]?.hasPrefix("text/html") == true { walk.add(answer.text, at: path) }
            }
            let anchors = Set(walk.links.map(\.anchor))
            #expect(anchors.count > 3, "\(anchors)")
            #expect(walk.topics.count > 20, "\(walk.topics)")
            for topic in walk.topics {
                #expect(try await ana.ask(.get, topic, nil).status == .ok, "\(topic)")
            }
            for (from, to, anchor) in walk.links {
                let page = walk.pages[to] ?? walk.pages[String(to.prefix { $0 != "?" })]
                #expect(page?.contains(#"id="\#(anchor)""#) != false, "\(from) leads to \(to)#\(anchor)")
            }
            #expect(walk.links.contains { $0.to == "/help" } && walk.pages["/help"] != nil)
        }
    }
}

/// Visits pages by the links of pages.
private struct Walk {
    private(set) var pages: [String: String] = [:]
    /// The pages of help that others lead to, which took the place of its anchors.
    private(set) var topics: Set<String> = []
    private(set) var links: [(from: String, to: String, anchor: String)] = []
    private var waiting: [String]
    private var kinds: [Substring: Int] = [:]

    /// The pages of one kind that are visited.
    private static let most = 2

    init(from paths: [String]) { self.waiting = paths }

    mutating func next() -> String? {
        while let path = self.waiting.popLast() {
            // Pages of letters alone are kinds of their own; of foods, exercises and the like the first part is the
            // kind.
            let parts = path.prefix { $0 != "?" }.split(separator: "/")
            let names = parts.filter { $0.allSatisfy(\.isLetter) }
            let kind = (names.count == parts.count ? names : Array(names.prefix(1))).joined(separator: "/")
            let isPage = !["api", "assets", "live"].contains(parts.first ?? "")
            guard isPage, self.pages[path] == nil else { continue }
            let name = kind[...] + "/\(parts.count)"
            self.kinds[name, default: 0] += 1
            if self.kinds[name, default: 0] <= Self.most { return path }
        }
        return nil
    }

    mutating func add(_ text: String, at path: String) {
        self.pages[path] = text
        for piece in text.components(separatedBy: #"href=""#).dropFirst() {
            let address = piece.prefix { $0 != "\"" }.replacing("&amp;", with: "&")
            let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let to = parts[0].isEmpty ? path : parts[0]
            guard to.hasPrefix("/"), !to.hasPrefix("/assets") else { continue }
            if parts.count == 2 { self.links.append((path, to, parts[1])) }
            if to.hasPrefix("/help/") { self.topics.insert(to) }
            self.waiting.append(to)
        }
    }
}
