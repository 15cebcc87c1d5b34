import Community
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Storage
import Testing

@testable import App

/// No list, badge or number differs between a hidden member and no member at all.
struct NobodyIsCountedTests {
    /// Returns all pages with numbers or lists of people, without ids and times.
    private func all(_ paths: [String], to ana: Neighbour) async throws -> [String: String] {
        var pages: [String: String] = [:]
        // Notices of the same time have no defined order.
        let notices = try await ana.person.api(.get, "/notices").json()
        let told = (notices["notices"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        pages["notices"] = "\(told.sorted()), \(notices["unread"] ?? 0) unread"
        for path in paths {
            let text = try Asked.ordered(await ana.ask(.get, path, nil))
            pages[path] = text.replacingOccurrences(
                of: "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}",
                with: "UUID",
                options: .regularExpression
            )
        }
        return pages
    }

    private func paths(of app: TestApp) throws -> [String] {
        let routes = try app.environment.router().routes
            .filter { $0.method == .get && Asked.isCommunity("\($0.path)") && !"\($0.path)".contains("{") }
            .map { "\($0.path)" }
        let around = ["/together/people?anywhere=on", "/together/people?show=activities", "/api/v1/people?km=100"]
        return routes + around + ["/diary", "/me"]
    }

    @Test("somebody new who hides, leaves, is blocked, suspended or of another age changes no page and no answer")
    func strangers() async throws {
        try await TestApp.run { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana")
            _ = try await app.befriend(ana, try await app.neighbour("Seen"))
            let paths = try self.paths(of: app)
            let before = try await self.all(paths, to: ana)
            for why in ["hidden", "blocked", "minor", "suspended", "bare", "leaving"] {
                try await self.add(why, to: app, for: ana)
                let now = try await self.all(paths, to: ana)
                for (path, text) in before { #expect(now[path] == text, "\(path) tells of the \(why)") }
            }
            _ = try await app.neighbour("Open")
            let now = try await self.all(paths, to: ana)
            #expect(before.contains { now[$0.key] != $0.value }, "Who is to be seen is seen.")
        }
    }

    private func add(_ why: String, to app: TestApp, for ana: Neighbour) async throws {
        if why == "bare" { return _ = try await app.neighbour("Bare", nil) }
        let birthday = why == "minor" ? "2009-05-17" : "1990-05-17"
        let them = try await app.neighbour(why.capitalized, birthday: birthday) {
            $0.isVisible = why != "hidden"
            $0.shares = [.photo, .presence, .weights]
        }
        switch why {
        case "blocked": try #require(try await them.person.api(.put, "/blocks/\(ana.id)").status == .noContent)
        case "suspended": try await app.suspend(them)
        case "leaving": try await app.askToLeave(them)
        default: break
        }
    }

    @Test("a buddy, an asker and an asked who block leave what they would leave by going")
    func acquaintances() async throws {
        let blocked = try await self.pages { app, ana, them in
            for one in them { try #require(try await one.person.api(.put, "/blocks/\(ana.id)").status == .noContent) }
        }
        let gone = try await self.pages { app, _, them in for one in them { try await app.delete(one) } }
        for (path, text) in gone { #expect(blocked[path] == text, "\(path)") }
        let stayed = try await self.pages { _, _, _ in }
        for path in ["/together", "/together/chats", "/together/buddies", "/together/requests", "/api/v1/chats"] {
            #expect(stayed[path] != gone[path], "\(path) tells of whoever stays.")
        }
    }

    @Test("a buddy, an asker and an asked who are leaving are gone at once, and all back when they stay")
    func leaving() async throws {
        let gone = try await self.pages { app, _, them in for one in them { try await app.delete(one) } }
        let leaving = try await self.pages { app, _, them in for one in them { try await app.askToLeave(one) } }
        for (path, text) in gone { #expect(leaving[path] == text, "\(path)") }
        let back = try await self.pages { app, _, them in
            for one in them {
                try await app.askToLeave(one)
                try await app.stay(one)
            }
        }
        let stayed = try await self.pages { _, _, _ in }
        // Chats of the same time are ordered by their ids, which are random.
        for (path, text) in stayed { #expect(back[path].map(Self.pieces) == Self.pieces(of: text), "\(path)") }
        #expect(stayed["/together/chats"] != gone["/together/chats"])
    }

    /// Returns the parts of a page or response, sorted.
    private static func pieces(of text: String) -> [Substring] {
        text.split { "<>{}[],".contains($0) }.sorted()
    }

    /// Returns Ana's pages after `part` was done by a buddy who wrote to her, a member who asks and one whom she asked.
    private func pages(
        _ part: @Sendable @escaping (TestApp, Neighbour, [Neighbour]) async throws -> Void
    ) async throws -> [String: String] {
        let found = Found()
        try await TestApp.run { app in
            _ = try await app.neighbour("Rosa", nil)
            try await app.leapAhead()
            let (ana, seen) = (try await app.neighbour("Ana"), try await app.neighbour("Seen"))
            let (ben, cleo) = (try await app.neighbour("Ben"), try await app.neighbour("Cleo"))
            let dan = try await app.neighbour("Dan")
            for buddy in [seen, ben] {
                let chat = try await app.befriend(ana, buddy)
                let hello = #"{"clientId": "\#(UUID().uuidString)", "text": "Hello, Ana"}"#
                try #require(try await buddy.person.api(.post, "/chats/\(chat)/messages", hello).status == .created)
            }
            for (asker, asked) in [(cleo, ana), (ana, dan)] {
                let request = #"{"memberId": \#(asked.id)}"#
                try #require(try await asker.person.api(.post, "/buddies/requests", request).status.code < 300)
            }
            try await part(app, ana, [ben, cleo, dan])
            await found.set(try await self.all(try self.paths(of: app), to: ana))
        }
        return await found.pages
    }

    private actor Found {
        var pages: [String: String] = [:]
        func set(_ pages: [String: String]) { self.pages = pages }
    }
}
