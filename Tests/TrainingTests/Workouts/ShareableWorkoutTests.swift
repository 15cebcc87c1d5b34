import Foundation
import HealthMath
import Testing

@testable import Training

/// It is Saturday, 14 March 2026, noon in UTC.
struct ShareableWorkoutTests {
    private func workout(_ id: String, _ title: String = "Full body", daysAgo days: Double) throws -> WorkoutSummary {
        WorkoutSummary(
            id: id,
            title: title,
            about: "",
            request: WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .none),
            goal: .strength,
            expectedKilocalories: nil,
            status: .notStarted,
            version: 1,
            createdAt: try Date("2026-03-14T12:00:00Z", strategy: .iso8601).addingTimeInterval(-86_400 * days),
            sharedBy: nil
        )
    }

    @Test("workouts of one name are told apart by their days, the newest first, and alike ones stand once")
    func days() throws {
        let today = try #require(CalendarDay("2026-03-14"))
        let workouts = [
            try self.workout("a", daysAgo: 0), try self.workout("b", daysAgo: 0.1), try self.workout("c", daysAgo: 5),
            try self.workout("d", daysAgo: 9), try self.workout("e", "Legs", daysAgo: 9),
        ]
        let listed = ShareableWorkout.all(
            workouts,
            minutes: ["a": 30, "c": 32],
            done: ["c": today.adding(days: -1)],
            planned: ["d": today.adding(days: 1)],
            today: today,
            in: .gmt
        )
        #expect(listed.map(\.id) == ["d", "a", "c", "e"])
        // What one takes is said where its plan is known, else what was asked for.
        let days = [("Planned for tomorrow", 30), ("Made today", 30), ("Done yesterday", 32), ("Made Thu 5 March", 30)]
        let notes = days.map { "\($0) \u{B7} Moderate \u{B7} \($1) min \u{B7} At home" }
        #expect(listed.map(\.note) == notes)
    }
}
