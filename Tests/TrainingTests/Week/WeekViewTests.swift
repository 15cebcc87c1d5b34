import Foundation
import HealthMath
import Members
import Testing
import Web

@testable import Training

struct WeekViewTests {
    private static let day = CalendarDay("2026-11-24")!

    private static func run(_ kilocalories: Double, seconds: Double = 1_800) -> Activity {
        Activity(
            id: UUID().uuidString.lowercased(),
            day: Self.day,
            origin: .logged,
            title: "Easy jog",
            startedAt: Date(timeIntervalSince1970: 0),
            seconds: seconds,
            kilocalories: kilocalories,
            way: .equivalents
        )
    }

    private static func view(_ activities: [Activity]) -> WeekView {
        WeekView(
            TrainingWeek(days: TrainingWeek.days(around: Self.day), activities: activities),
            today: Self.day,
            units: .metric
        )
    }

    @Test("what a run used is neither nought nor a unit alone while it is unknown")
    func unknown() throws {
        let week = Self.view([Self.run(0)])
        let row = try #require(week.rows.first)
        #expect(week.totalEnergy == "–" && row.rowEnergy == "–" && row.rowEnergyUnit.isEmpty)
    }

    @Test("a week shows each activity by the figure of its exercise, a workout by its first")
    func figures() {
        var (run, legs) = (Self.run(0), Self.run(0))
        run.exercise = "easy-jog"
        legs.workout = "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1a11"
        let week = WeekView(
            TrainingWeek(days: TrainingWeek.days(around: Self.day), activities: [run, legs, Self.run(0)]),
            figures: ["6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1a11": ["squat", "deadlift"]],
            today: Self.day,
            units: .metric
        )
        #expect(Set(week.rows.map(\.figure)) == ["easy-run", "squat", ""])
    }

    @Test("a week's energy and time are what its rows add up to as they are shown")
    func sums() {
        let week = Self.view((0..<3).map { _ in Self.run(100.4, seconds: 770) })
        #expect(week.rows.map(\.rowEnergy) == ["100", "100", "100"] && week.totalEnergy == "300 kcal")
        #expect(week.rows.map(\.rowTime) == ["13 min", "13 min", "13 min"] && week.totalTime == "39 min")
    }

    @Test("a week sums the energy that is known")
    func known() {
        let week = Self.view([Self.run(0), Self.run(300)])
        #expect(week.totalEnergy == "300 kcal" && week.rows.map(\.rowEnergyUnit) == ["", "kcal"])
    }
}
