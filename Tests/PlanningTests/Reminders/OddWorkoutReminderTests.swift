import Deeds
import Foundation
import Storage
import Support
import Testing

@testable import Planning

/// One member's odd row and everybody else's reminders to train.
struct OddWorkoutReminderTests {
    private static let morning = "2026-06-01T08:00:00Z"

    enum Change: CaseIterable {
        case noDay, endless, neverBegun

        var statement: SQL {
            switch self {
            case .noDay: "day = 'nonsense!!'"
            case .endless: "end_at = \(Int64.max)"
            case .neverBegun: "lead = \(Int64.max)"
            }
        }
    }

    @Test(
        "a reminder that can't be read is let go, the others come, and the operator is told",
        arguments: Change.allCases,
        Backend.available
    )
    func unreadable(_ change: Change, _ backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look()
        let odd = try #require(try await nudger.reminders(of: nudger.ben).first)
        let statement: SQL = "UPDATE workout_reminder SET \(change.statement) WHERE id = \(odd.id)"
        try await nudger.database.write { try $0.execute(statement) }
        try await nudger.look(until: "2026-06-01T18:00:00Z")
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
        #expect(try await nudger.notices(of: nudger.ben).isEmpty)
        let state = try await nudger.database.row("SELECT state FROM workout_reminder WHERE id = \(odd.id)") {
            try $0.text(0)
        }
        #expect(state == "gone")
        #expect(nudger.database.setAside.all.contains(odd.name))
        #expect(nudger.database.setAside.all.allSatisfy { $0.owner == nudger.ben })
    }

    @Test("a turn of planning after the last number begins anew", arguments: Backend.available)
    func lastTurn(_ backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look()
        try await nudger.database.write { [ben = nudger.ben] db in
            try db.execute("UPDATE reminder_plan SET turn = \(Int64.max), plan_at = 0 WHERE owner_id = \(ben)")
        }
        try await nudger.look(until: "2026-06-01T18:00:00Z")
        for owner in [nudger.ana, nudger.ben] { #expect(try await nudger.notices(of: owner).count == 1) }
    }

    @Test("a deed on no day costs nobody their reminder", arguments: Backend.available)
    func deed(_ backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.database.write { [ben = nudger.ben] db in
            try db.execute(
                """
                INSERT INTO deed (owner_id, kind, source, day, quantity, at)
                VALUES (\(ben), \(Deed.Kind.workoutDone.name), 'odd', 'nonsense!!', 1, 0)
                """
            )
        }
        try await nudger.look(until: "2026-06-01T18:00:00Z")
        for owner in [nudger.ana, nudger.ben] { #expect(try await nudger.notices(of: owner).count == 1) }
        #expect(nudger.database.setAside.all.map(\.table) == ["deed"])
    }

    @Test("who can't be planned has another turn a day later, and the others are planned", arguments: Backend.available)
    func planning(_ backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look()
        try await nudger.database.write { db in
            try db.execute("DELETE FROM workout_reminder")
            try db.execute("UPDATE reminder_plan SET plan_at = 0")
        }
        try await nudger.database.write(
            "UPDATE free_window SET weekday = 9 WHERE owner_id = \(nudger.ben) AND weekday = 7",
            past: "ALTER TABLE free_window DROP CONSTRAINT free_window_weekday_check"
        )
        nudger.move(to: nudger.now.addingTimeInterval(120))
        try await nudger.look()
        #expect(try await !nudger.reminders(of: nudger.ana).isEmpty)
        #expect(try await nudger.reminders(of: nudger.ben).isEmpty)
        #expect(nudger.database.setAside.all == [RowName("reminder_plan", owner: nudger.ben)])
        let next = try await nudger.database.row(
            "SELECT plan_at FROM reminder_plan WHERE owner_id = \(nudger.ben)"
        ) { try $0.integer(0) }
        #expect(next == nudger.now.addingTimeInterval(86_400).milliseconds)
    }
}
