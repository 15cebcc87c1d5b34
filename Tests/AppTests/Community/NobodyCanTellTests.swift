import Accounts
import Community
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Storage
import Testing

@testable import App

/// Nothing reveals a hidden member: no status, body, address or list, and no database statement that is sent for one
/// member and not for another.
struct NobodyCanTellTests {
    /// The routes that also respond equally for visible members.
    private static let sameForAll: Set<String> = [
        "GET /together/blocks/new", "POST /together/blocks", "POST /together/blocks/{id}/removal",
        "POST /together/blocks/{id}/restoration", "POST /together/blocks/{id}/undoing",
        "PUT /api/v1/blocks/{id}", "DELETE /api/v1/blocks/{id}",
    ]

    @Test("every route with a member's id answers alike for whomever one may not know of, or never was")
    func members() async throws {
        try await TestApp.run(statements: StatementLog()) { app in
            let village = try await Absent(app)
            for asked in try Asked.all(of: app, about: .member) {
                let never = try await asked.answer(village.ana, 99_999_999)
                for (why, id) in village.absent {
                    let answer = try await asked.answer(village.ana, id)
                    #expect(answer == never, "\(asked.name), \(why): \(answer.difference(from: never))")
                }
                guard !Self.sameForAll.contains(asked.name) else { continue }
                try await village.standBy(asked.path)
                let seen = try await asked.answer(village.ana, village.seen.id)
                #expect(seen != never, "\(asked.name) tells nothing of anybody: is it asked rightly?")
            }
        }
    }

    @Test("every route with a chat's id answers alike for never, others', and those that ended in whatever way")
    func chats() async throws {
        try await TestApp.run(statements: StatementLog()) { app in
            let village = try await Absent(app)
            let mine = try await app.befriend(village.ana, village.seen)
            for asked in try Asked.all(of: app, about: .chat) {
                let never = try await asked.answer(village.ana, chat: UUID().uuidString.lowercased())
                for (why, chat) in village.chats {
                    let answer = try await asked.answer(village.ana, chat: chat)
                    #expect(answer == never, "\(asked.name), \(why): \(answer.difference(from: never))")
                }
                #expect(try await asked.answer(village.ana, chat: mine) != never, "\(asked.name): is it asked rightly?")
            }
        }
    }

    @Test("no list names or counts them")
    func lists() async throws {
        try await TestApp.run { app in
            let village = try await Absent(app)
            let routes = try app.environment.router().routes
                .filter { $0.method == .get && Asked.isCommunity("\($0.path)") && !"\($0.path)".contains("{") }
            _ = try await app.befriend(village.ana, village.seen)
            var seen = 0
            for route in routes {
                let path = "\(route.path)"
                let answer = try await village.ana.ask(.get, path, nil)
                #expect(answer.status.code < 500, "\(path)")
                for (why, id) in village.absent {
                    #expect(!answer.text.contains(String(id)), "\(path): \(why)")
                    #expect(!answer.text.contains(Absent.name(why)), "\(path): \(why)")
                }
                if answer.text.contains(String(village.seen.id)) { seen += 1 }
            }
            #expect(seen > 1, "Who may be seen is in some list.")
        }
    }
}
