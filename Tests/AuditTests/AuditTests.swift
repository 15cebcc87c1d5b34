import Foundation
import Members
import Storage
import Support
import Testing
import Web

@testable import Audit

struct AuditTests {
    private static let now = Date(timeIntervalSince1970: 1_795_269_600)

    private func fixture(_ backend: Backend) async throws -> (any Database, Member) {
        let database = try await backend.open(StandInMember.migrations + AuditMigrations.all)
        let id = try await StandInMember.add("Mo", to: database)
        return (database, Member(id: id, screenName: "mo", firstName: "Mo", role: .administrator))
    }

    private func write(_ subject: String, by member: Member, at second: Double, in database: any Database) async throws
    {
        try await database.write { db in
            let at = Self.now.addingTimeInterval(second)
            try AuditRecord.write(.foodRefused, by: member, on: subject, detail: "Why not", at: at, in: db)
        }
    }

    @Test("tells what was done, the latest first, page by page", arguments: Backend.available)
    func list(backend: Backend) async throws {
        let (database, mo) = try await self.fixture(backend)
        for number in 0..<5 { try await self.write("Bar \(number)", by: mo, at: Double(number / 2), in: database) }
        let audit = AuditStore(database: database, actions: .sample)
        let all = try await audit.latest(limit: 10)
        #expect(all.map(\.subject) == ["Bar 4", "Bar 3", "Bar 2", "Bar 1", "Bar 0"])
        #expect(all.first?.actor == "mo" && all.first?.action == .foodRefused && all.first?.detail == "Why not")
        let last = all[1]
        let rest = try await audit.latest(after: Cursor(at: last.at.milliseconds, id: String(last.id)), limit: 10)
        #expect(rest == Array(all.dropFirst(2)))
    }

    @Test("what somebody just did is known as theirs, for a while", arguments: Backend.available)
    func justDone(backend: Backend) async throws {
        let (database, mo) = try await self.fixture(backend)
        let other = Member(
            id: try await StandInMember.add("Root", to: database),
            screenName: "root",
            firstName: "Root",
            role: .administrator
        )
        try await self.write("Bar", by: mo, at: 0, in: database)
        func isJustDone(
            _ action: AuditRecord.Action,
            _ member: Member,
            _ subject: String,
            at second: Double
        )
            async throws -> Bool
        {
            let at = Self.now.addingTimeInterval(second)
            return try await database.read { db in
                try AuditRecord.isJustDone(action, by: member, on: subject, at: at, in: db)
            }
        }
        #expect(try await isJustDone(.foodRefused, mo, "Bar", at: UndoSpan.seconds))
        #expect(try await !isJustDone(.foodRefused, mo, "Bar", at: UndoSpan.seconds + 1))
        #expect(try await !isJustDone(.foodRefused, mo, "Oats", at: 1))
        #expect(try await !isJustDone(.foodRefused, other, "Bar", at: 1))
        #expect(try await !isJustDone(.memberSuspended, mo, "Bar", at: 1))
    }

    @Test(
        "what came after takes Undo away, and the moment tells apart what has the same name",
        arguments: Backend.available
    )
    func overtaken(backend: Backend) async throws {
        let (database, mo) = try await self.fixture(backend)
        let other = Member(id: try await StandInMember.add("Root", to: database), screenName: "root", firstName: "Root")
        try await self.write("Bar", by: mo, at: 0, in: database)
        try await self.write("Oats", by: other, at: 1, in: database)
        func isJustDone(_ member: Member, _ subject: String, of second: Double? = nil) async throws -> Bool {
            let (now, moment) = (Self.now.addingTimeInterval(9), second.map { Self.now.addingTimeInterval($0) })
            return try await database.read { db in
                try AuditRecord.isJustDone(.foodRefused, by: member, on: subject, of: moment, at: now, in: db)
            }
        }
        #expect(try await isJustDone(mo, "Bar"), "What happens to something else counts for nothing.")
        try await self.write("Bar", by: other, at: 2, in: database)
        #expect(try await !isJustDone(mo, "Bar"))
        #expect(try await isJustDone(other, "Bar"))
        #expect(try await isJustDone(mo, "Bar", of: 0))
        #expect(try await !isJustDone(mo, "Bar", of: 2))
    }

    @Test(
        "the way to take something back is told to who did it, until something comes after",
        arguments: Backend.available
    )
    func undo(backend: Backend) async throws {
        let (database, mo) = try await self.fixture(backend)
        let other = try await StandInMember.add("Root", to: database)
        try await database.write { db in
            for (subject, path) in [("Bar", "/undo/bar"), ("Oats", "/undo/oats"), ("Rye", "")] {
                try AuditRecord.write(.foodRefused, byWhom: mo, on: subject, undo: path, at: Self.now, in: db)
            }
        }
        let audit = AuditStore(database: database, actions: .sample)
        func undoable(_ member: Member.ID, after seconds: Double) async throws -> [String] {
            let at = Self.now.addingTimeInterval(seconds)
            let listed = try await audit.latest(undoing: (member, at), limit: 10).map(\.undo).filter { !$0.isEmpty }
            #expect(try await audit.undoable(by: member, at: at).map(\.undo) == listed)
            return listed
        }
        #expect(try await undoable(mo.id, after: 600) == ["/undo/oats", "/undo/bar"])
        #expect(try await undoable(mo.id, after: 601) == [])
        #expect(try await undoable(other, after: 1) == [])
        try await self.write("Bar", by: mo, at: 2, in: database)
        #expect(try await undoable(mo.id, after: 3) == ["/undo/oats"])
        #expect(try await audit.latest(limit: 10).allSatisfy(\.undo.isEmpty))
    }

    @Test("the log remembers for Undo what was before", arguments: Backend.available)
    func before(backend: Backend) async throws {
        let (database, mo) = try await self.fixture(backend)
        let before = try await database.write { db in
            try AuditRecord.write(.foodRefused, byWhom: mo, on: "Bar", before: "7", at: Self.now, in: db)
            return try AuditRecord.before(.foodRefused, by: mo, on: "Bar", at: Self.now, in: db)
        }
        #expect(before == "7")
    }

    @Test("what is done again and again is written once in a while, for each", arguments: Backend.available)
    func onceInAWhile(backend: Backend) async throws {
        let (database, mo) = try await self.fixture(backend)
        let other = Member(id: try await StandInMember.add("Root", to: database), screenName: "root", firstName: "Root")
        let looks: [(Member, String, Double)] = [
            (mo, "Ben", 0), (mo, "Ben", 3_599), (other, "Ben", 3_599), (mo, "Cleo", 3_599), (mo, "Ben", 3_600),
        ]
        for (member, subject, second) in looks {
            let at = Self.now.addingTimeInterval(second)
            let limit = at.addingTimeInterval(-3_600)
            try await database.write { db in
                try AuditRecord.write(.reportOpened, by: member, on: subject, unlessSince: limit, at: at, in: db)
            }
        }
        let all = try await AuditStore(database: database, actions: .sample).latest(limit: 10)
        #expect(all.map { "\($0.actor) \($0.subject)" } == ["mo Ben", "mo Cleo", "root Ben", "mo Ben"])
        #expect(all.allSatisfy { $0.action == .reportOpened })
    }

    @Test("keeps the name of who did it when the account goes", arguments: Backend.available)
    func gone(backend: Backend) async throws {
        let (database, mo) = try await self.fixture(backend)
        try await self.write("Oat bar", by: mo, at: 0, in: database)
        try await database.write { try $0.execute("DELETE FROM member WHERE id = \(mo.id)") }
        #expect(try await AuditStore(database: database, actions: .sample).latest(limit: 10).map(\.actor) == ["mo"])
    }

    @Test("a record that can't be read hides no other, and the operator is told", arguments: Backend.available)
    func odd(backend: Backend) async throws {
        let (database, mo) = try await self.fixture(backend)
        for number in 0..<3 { try await self.write("Bar \(number)", by: mo, at: Double(number), in: database) }
        try await database.write {
            try $0.execute("UPDATE audit_record SET action = 'nonsense' WHERE subject = 'Bar 1'")
        }
        #expect(
            try await AuditStore(database: database, actions: .sample).latest(limit: 10).map(\.subject) == [
                "Bar 2", "Bar 0",
            ]
        )
        #expect(database.setAside.all.map(\.table) == ["audit_record"])
    }
}
