import Foundation
import HealthMath
import Members
import Notices
import Storage
import Support
import Testing

@testable import Planning

extension WorkoutReminderJobTests {
    @Test("a planned workout is reminded of, and offered another time when it goes by", arguments: Backend.available)
    func planned(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await self.plan(for: nudger)
        try await nudger.look(until: "2026-06-01T18:00:00Z")
        let notice = try #require(try await nudger.notices(of: nudger.ana).first)
        #expect(notice.text.hasPrefix("“Legs” is planned for now, until "))
        try await nudger.look(until: "2026-06-01T19:10:00Z")
        let notices = try await nudger.notices(of: nudger.ana)
        #expect(notices.count == 2)
        let text = "Legs on Mon 1 June didn't happen. No harm done. There is time on Mon 1 June, 19:00–20:00."
        #expect(notices.last?.text == text)
        let plan = try #require(notices.last?.path)
        #expect(
            notices.last?.actions.map { "\($0.label) \($0.path)" } == [
                "Move it there \(plan)/move?day=2026-06-01&at=19:00", "I did it \(plan)/settlement?settled=done",
                "Let it go \(plan)/settlement?settled=let-go",
            ]
        )
    }

    @Test(
        "a plan that went by while nothing ran is told of within two days, not three weeks later",
        arguments: Backend.available,
        [("2026-06-03T08:00:00Z", true), ("2026-06-22T16:00:00Z", false)]
    )
    func wentBy(backend: Backend, later: (moment: String, isTold: Bool)) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await self.plan(for: nudger)
        try await nudger.look(until: "2026-06-01T08:20:00Z")
        let moment = try Date(later.moment, strategy: .iso8601)
        nudger.move(to: moment)
        try await nudger.database.write { [nudger] in try PlanAgain.add(for: nudger.ana, at: nudger.now, in: $0) }
        // What is being planned by one job is told in the next round.
        try await nudger.look(until: moment.addingTimeInterval(1_200).ISO8601Format())
        let told = try await nudger.notices(of: nudger.ana).filter { $0.text.contains("didn't happen") }
        #expect(told.count == (later.isTold ? 1 : 0), "\(told.map(\.text))")
    }

    @Test("checking in to a planned workout does it, and taking that back undoes it", arguments: Backend.available)
    func plannedDone(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        let id = try await self.plan(for: nudger)
        try await nudger.look(until: "2026-06-01T18:00:00Z")
        try await nudger.answer(.checkIn, nudger.ana)
        let plans = PlannedWorkoutStore(database: nudger.database, owner: nudger.ana)
        #expect(try await plans.find(id)?.settled == .done)
        try await nudger.look(until: "2026-06-01T20:00:00Z")
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
        let reminder = try #require(try await nudger.reminders(of: nudger.ana).first)
        _ = try await nudger.store(nudger.ana).takeBack(reminder.id, at: nudger.now)
        #expect(try await plans.find(id)?.settled == nil)
    }

    @discardableResult
    private func plan(for nudger: Nudger) async throws -> String {
        let id = UUID().uuidString.lowercased()
        let start = try Date("2026-06-01T18:00:00Z", strategy: .iso8601).milliseconds
        let time = try #require(Stretch(from: start, to: start + 3_600_000))
        let plan = PlannedWorkout(id: id, title: "Legs", time: time)
        _ = try await PlannedWorkoutStore(database: nudger.database, owner: nudger.ana).plan(plan, at: nudger.now)
        return id
    }
}
