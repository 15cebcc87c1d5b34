import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Training

struct TrainingHistoryReadingTests {
    private static let today = CalendarDay(year: 2026, month: 11, day: 21) ?? .first

    private func log(
        _ day: CalendarDay,
        exertion: Double?,
        sets: [Exercise.ID],
        of owner: Member.ID,
        in gym: Gym
    ) async throws {
        let activity = Activity(
            id: RowID.new(),
            day: day,
            origin: .logged,
            title: "Gym",
            exercise: sets.isEmpty ? "walking" : nil,
            startedAt: Gym.now,
            seconds: 600,
            kilocalories: 50,
            way: .typed,
            exertion: exertion,
            sets: sets.map {
                DoneSet(
                    exercise: $0,
                    name: $0,
                    part: .main,
                    reps: 8,
                    kilograms: nil,
                    seconds: nil,
                    exertion: nil,
                    doneAt: Gym.now
                )
            }
        )
        let store = ActivityStore(
            database: gym.database,
            owner: owner,
            energy: EnergyLog(write: { _, _, _, _ in }, withdraw: { _, _, _, _ in })
        )
        try await gym.database.write { try store.add(activity, at: Gym.now, in: $0) }
    }

    @Test("the last two weeks are told by day, newest first, and only one's own", arguments: Backend.available)
    func read(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let yesterday = Self.today.adding(days: -1)
        try await self.log(yesterday, exertion: 6, sets: ["squat", "squat", "row"], of: gym.ana, in: gym)
        try await self.log(yesterday, exertion: 9, sets: ["squat"], of: gym.ana, in: gym)
        try await self.log(Self.today.adding(days: -3), exertion: nil, sets: [], of: gym.ana, in: gym)
        try await self.log(Self.today.adding(days: -14), exertion: nil, sets: ["plank"], of: gym.ana, in: gym)
        try await self.log(yesterday, exertion: 3, sets: ["plank"], of: gym.ben, in: gym)
        let history = try await TrainingHistory.read(of: gym.ana, until: Self.today, in: gym.database)
        #expect(
            history.days == [
                .init(day: yesterday, sets: ["squat": 3, "row": 1], exertion: 9),
                .init(day: Self.today.adding(days: -3), sets: ["walking": 1]),
            ]
        )
    }
}
