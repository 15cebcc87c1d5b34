import Accounts
import Community
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import NIOCore
import Storage
import Testing

@testable import App

/// Ana, a member whom she sees, and all kinds of members whom she must not notice.
struct Absent {
    let ana: Neighbour
    let seen: Neighbour
    let absent: [(why: String, id: Member.ID)]
    let chats: [(why: String, chat: String)]

    static func name(_ why: String) -> String { "Name" + why }

    /// A workout of Ana's that she could share.
    static let workout = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    init(_ app: TestApp) async throws {
        _ = try await app.neighbour("Rosa", nil)
        try await app.leapAhead()
        let ana = try await app.neighbour("Ana")
        let made = try await ana.person.api(
            .post,
            "/workouts",
            #"{"requestId": "\#(Self.workout)", "title": "Legs", "intensity": "low", "minutes": 15, "place": "home", "equipment": "none"}"#
        )
        try #require(made.status == .created)
        var absent: [(String, Member.ID)] = []
        for why in ["hidden", "blocked", "minor", "suspended", "bare", "deleted", "leaving"] {
            let name = Self.name(why)
            let them =
                why == "bare"
                ? try await app.neighbour(name, nil)
                : try await app.neighbour(name, birthday: why == "minor" ? "2009-05-17" : "1990-05-17") {
                    $0.isVisible = why != "hidden"
                }
            switch why {
            case "blocked": _ = try await them.person.api(.put, "/blocks/\(ana.id)")
            case "suspended": try await app.suspend(them)
            case "deleted": try await app.delete(them)
            case "leaving": try await app.askToLeave(them)
            default: break
            }
            absent.append((why, them.id))
        }
        var chats: [(String, String)] = []
        for why in ["left by them", "gone", "grown apart", "ended", "leaving"] {
            let them = try await app.neighbour("Once\(chats.count)")
            chats.append((why, try await app.befriend(ana, them)))
            switch why {
            case "left by them": _ = try await them.person.api(.put, "/blocks/\(ana.id)")
            case "gone": try await app.delete(them)
            case "grown apart": try await app.bear(them, on: "2009-05-17")
            case "leaving": try await app.askToLeave(them)
            default: try await app.part(ana, them)
            }
            if ["left by them", "gone", "leaving"].contains(why) { absent.append(("once a buddy, \(why)", them.id)) }
        }
        let (one, other) = (try await app.neighbour("One"), try await app.neighbour("Other"))
        chats.append(("that of others", try await app.befriend(one, other)))
        self.seen = try await app.neighbour("Seen") { $0.shares = .photo }
        try await app.picture(of: self.seen)
        (self.ana, self.absent, self.chats) = (ana, absent, chats)
    }
}

extension Absent {
    /// Brings Ana and the member whom she sees into the relation that a route needs: buddies, an answer of hers, or
    /// none.
    func standBy(_ path: String) async throws {
        let (one, other) = (self.ana.id, self.seen.id)
        try await self.ana.app.part(self.ana, self.seen)
        try await self.ana.app.environment.database.write { db in
            try db.execute("DELETE FROM buddy_answer WHERE owner_id IN \(list: [one, other])")
        }
        if path.contains("/buddies/{id}") {
            _ = try await self.ana.app.befriend(self.ana, self.seen)
        }
        let isAsked = path.contains("/requests/{id}")
        guard isAsked || path.contains("/card/{id}") || path.contains("/answers/{id}") else { return }
        try await self.ana.app.environment.database.write { db in
            try db.execute(
                """
                INSERT INTO buddy_answer (owner_id, to_id, says, is_open, asked_at, at)
                VALUES (\(one), \(other), \(isAsked ? "yes" : "no"), \(isAsked ? 1 : 0), \(isAsked ? 1 : nil as Int?), 1)
                """
            )
        }
    }
}

extension TestApp {
    /// Makes ids so large that no other number on a page equals one.
    func leapAhead() async throws {
        try await self.environment.database.write { db in
            try db.execute(
                """
                INSERT INTO member (id, first_name, last_name, screen_name, screen_name_key, email, email_key,
                    password_hash, birthday, gender, time_zone, created_at)
                VALUES (70000000, 'Far', 'Away', 'far', 'far', 'far@example.org', 'far@example.org', '-', '1990-05-17',
                    'other', 'UTC', 1)
                """
            )
        }
    }

    func picture(of them: Neighbour) async throws {
        let bytes: [UInt8] = [0xFF, 0xD8]
        try await self.environment.database.write { db in
            try db.execute(
                "INSERT INTO buddy_photo (owner_id, version, large, small) VALUES (\(them.id), '1', \(bytes), \(bytes))"
            )
        }
    }

    /// Changes somebody's birthday.
    func bear(_ them: Neighbour, on day: String) async throws {
        try await self.environment.database.write {
            try $0.execute("UPDATE member SET birthday = \(day), version = version + 1 WHERE id = \(them.id)")
        }
    }

    func delete(_ them: Neighbour) async throws {
        try await self.environment.database.write { try $0.execute("DELETE FROM member WHERE id = \(them.id)") }
    }

    /// Requests the deletion of the account in the browser; it is deleted after two weeks.
    func askToLeave(_ them: Neighbour) async throws {
        let asked = try await them.person.post("/me/leaving", ["password": "correct horse battery"])
        try #require(asked.headers[.location] == "/", "\(asked.text)")
    }

    /// Logs in again and keeps the account.
    func stay(_ them: Neighbour) async throws {
        let account = try #require(try await MemberStore(database: self.environment.database).find(them.id))
        let fields = ["login": account.screenName, "password": "correct horse battery"]
        let cookie = try await self.post("/log-in", fields, cookie: "").cookie(named: "spotter_session")
        let kept = try await self.post("/me/leaving/end", [:], cookie: try #require(cookie))
        try #require(kept.headers[.location] == "/diary", "\(kept.text)")
    }

    func part(_ one: Neighbour, _ other: Neighbour) async throws {
        try await self.environment.database.write { try Buddyship.end(between: one.id, and: other.id, in: $0) }
    }
}
