import Foundation
import Members
import Notices
import Storage
import Support
import Testing

@testable import Planning

/// Whether reminders of planned workouts go by what the week calls done.
struct DonePlanReminderTests {
    private static let legs = "00000000-0000-4000-8000-00000000000a"

    private func trained(_ from: String, _ to: String, _ workout: String?) throws -> TrainedTime {
        let (from, to) = (try Date(from, strategy: .iso8601), try Date(to, strategy: .iso8601))
        let time = try #require(Stretch(from: from.milliseconds, to: to.milliseconds))
        return TrainedTime(workout: workout, time: time, wasHard: false)
    }

    private func plan(for nudger: Nudger) async throws {
        let start = try Date("2026-06-01T18:00:00Z", strategy: .iso8601).milliseconds
        let time = try #require(Stretch(from: start, to: start + 3_600_000))
        let plan = PlannedWorkout(id: RowID.new(), title: "Legs", workout: Self.legs, time: time)
        _ = try await PlannedWorkoutStore(database: nudger.database, owner: nudger.ana).plan(plan, at: nudger.now)
    }

    @Test(
        "who did it since it was planned is left in peace, and who did it before is reminded",
        arguments: Backend.available,
        [("07:00", "08:00", true), ("10:00", "11:00", false)]
    )
    func done(backend: Backend, training: (from: String, to: String, isReminded: Bool)) async throws {
        let nudger = try await Nudger(backend, at: "2026-06-01T09:00:00Z")
        let done = try self.trained(
            "2026-06-01T\(training.from):00Z",
            "2026-06-01T\(training.to):00Z",
            Self.legs
        )
        nudger.train([done])
        try await self.plan(for: nudger)
        try await nudger.look(until: "2026-06-01T19:30:00Z", every: 30)
        #expect(try await nudger.notices(of: nudger.ana).count == (training.isReminded ? 2 : 0))
    }

    @Test(
        "a plan that goes by is offered another time, whatever else was trained that day",
        arguments: Backend.available
    )
    func missed(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: "2026-06-01T09:00:00Z")
        nudger.train([try self.trained("2026-06-01T10:00:00Z", "2026-06-01T11:00:00Z", nil)])
        try await self.plan(for: nudger)
        try await nudger.look(until: "2026-06-01T19:30:00Z", every: 30)
        #expect(
            try await nudger.notices(of: nudger.ana).last?.text.hasPrefix("Legs on Mon 1 June didn't happen.") == true
        )
    }

    @Test(
        "a plan that went by while the house was down is offered another time, and its day's free time isn't told of",
        arguments: Backend.available
    )
    func plannedAway(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: "2026-06-01T09:00:00Z")
        try await nudger.look()
        try await self.plan(for: nudger)
        // Nothing ran since it was planned.
        nudger.move(to: try Date("2026-06-01T19:10:00Z", strategy: .iso8601))
        try await nudger.look()
        try await nudger.look(until: "2026-06-01T19:20:00Z")
        let told = try await nudger.notices(of: nudger.ana)
        let words = "Legs on Mon 1 June didn't happen. No harm done. There is time on Mon 1 June, 19:"
        #expect(told.count == 1 && told.first?.text.hasPrefix(words) == true, "\(told.map(\.text))")
        #expect(told.first?.actions.map(\.label) == ["Move it there", "I did it", "Let it go"])
    }
}
