import Foundation
import HealthMath
import Testing
import Web

@testable import Planning

struct TrainingHabitsTests {
    /// Trainings of half an hour at these minutes of day after day, in UTC.
    private func trained(_ minutes: [Int], hard: Set<Int> = []) -> [TrainedTime] {
        minutes.enumerated().compactMap { day, minute in
            let start = Int64(day) * 86_400_000 + Int64(minute) * 60_000
            return Stretch(from: start, to: start + 1_800_000).map {
                TrainedTime(workout: nil, time: $0, wasHard: hard.contains(day))
            }
        }
    }

    @Test(
        "an hour is usual when three began around it, the most frequent first",
        arguments: [
            ([], []),
            ([1_080, 1_080], []),
            ([1_080, 1_065, 1_095], [1_080]),
            ([400, 420, 440, 1_080, 1_100, 1_070, 1_090, 720], [1_080, 420]),
        ] as [([Int], [Int])]
    )
    func usual(minutes: [Int], usual: [Int]) {
        #expect(TrainingHabits(self.trained(minutes), in: .gmt).usual == usual)
    }

    @Test("the last hard one is the one that ended last")
    func lastHard() {
        let trained = self.trained([600, 600, 600, 600], hard: [0, 2])
        #expect(TrainingHabits(trained, in: .gmt).lastHard == trained[2].time.end)
        #expect(TrainingHabits(self.trained([600]), in: .gmt).lastHard == nil)
    }

    @Test("fills a slot with the longest workout that waits and fits")
    func proposed() {
        let workouts = [
            OwnWorkout(id: "a", title: "Done", minutes: 45, isWaiting: false),
            OwnWorkout(id: "b", title: "Long", minutes: 60, isWaiting: true),
            OwnWorkout(id: "c", title: "Short", minutes: 15, isWaiting: true),
            OwnWorkout(id: "d", title: "Half an hour", minutes: 30, isWaiting: true),
        ]
        #expect(workouts.proposed(for: 45)?.id == "d")
        #expect(workouts.proposed(for: 10) == nil)
    }

    @Test("for a plan the proposed workout stands first, then the chosen one, then what fits before what is longer")
    func choices() throws {
        let today = try #require(CalendarDay("2026-03-14"))
        let workouts = [
            OwnWorkout(id: "a", title: "Long", minutes: 60, isWaiting: true),
            OwnWorkout(id: "b", title: "Chosen", minutes: 90, isWaiting: true),
            OwnWorkout(id: "c", title: "Done", minutes: 30, takes: 32, isWaiting: false),
            OwnWorkout(id: "d", title: "Half an hour", minutes: 30, isWaiting: true),
        ]
        let choices = workouts.choices(fitting: 30, chosen: "b", openHint: "", on: today)
        #expect(choices.map(\.choiceValue) == ["d", "b", "c", "a", ""])
    }

    @Test("workouts of one title say when they were made, whether they take as long or not")
    func namesakes() throws {
        let today = try #require(CalendarDay("2026-03-14"))
        let yesterday = try #require(CalendarDay("2026-03-13"))
        let workouts = [
            OwnWorkout(id: "a", title: "Full body", minutes: 45, takes: 49, isWaiting: false, made: yesterday),
            OwnWorkout(id: "b", title: "Full body", minutes: 45, takes: 48, isWaiting: true, made: today),
            OwnWorkout(id: "c", title: "Legs", minutes: 45, isWaiting: false, made: today),
        ]
        #expect(
            workouts.map { workouts.difference(of: $0, on: today) } == [
                "made yesterday, begun or done", "made today", "",
            ]
        )
    }
}
