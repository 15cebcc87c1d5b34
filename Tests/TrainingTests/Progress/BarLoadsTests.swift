import Foundation
import HealthMath
import Testing

@testable import Training

@Suite("What a bar is asked to weigh")
struct BarLoadsTests {
    private static let pound = 0.45359237

    private func target(
        _ kilograms: Double,
        reps: Int,
        exertion: Double? = nil,
        on day: String = "2026-11-23"
    ) throws -> Progression.Target {
        let done = try #require(CalendarDay("2026-11-20"))
        let effort = Effort(
            activity: "a",
            day: done,
            at: Date(timeIntervalSince1970: Double(done.number) * 86_400),
            reps: reps,
            kilograms: kilograms,
            exertion: exertion,
            plannedReps: 8,
            plannedReserve: 2
        )
        let today = try #require(CalendarDay(day))
        return try #require(Progression.next([effort], reps: 8...12, on: today, isPlated: true))
    }

    @Test(
        "more is a pair of plates more at least, and never between two",
        arguments: [(20, 22.5), (21, 22.5), (22.5, 25), (60, 62.5), (61, 65), (100, 105)]
    )
    func heavier(kilograms: Double, next: Double) throws {
        let target = try self.target(kilograms, reps: 8, exertion: 6)
        #expect(target.step == .moreWeight && target.kilograms == next)
    }

    @Test("in pounds by pounds", arguments: [(45, 50), (135, 140), (225, 235)])
    func pounds(amount: Double, next: Double) throws {
        let kilograms = try #require(try self.target(amount * Self.pound, reps: 8, exertion: 6).kilograms)
        #expect(abs(kilograms / Self.pound - next) < 1e-6)
        #expect(BarLoads.isInPounds(amount * Self.pound) && !BarLoads.isInPounds(amount))
    }

    @Test("the same is what the bar can have", arguments: [(20, 20), (21, 20), (61, 60), (62.5, 62.5)])
    func same(kilograms: Double, next: Double) throws {
        #expect(try self.target(kilograms, reps: 8).kilograms == next)
    }

    @Test("after a break an empty bar stays, and isn't called lighter; a lighter bar is known by what was lifted")
    func afterBreak() throws {
        let empty = try self.target(20, reps: 8, on: "2027-01-10")
        #expect(empty.kilograms == 20 && empty.step == .afterBreak)
        #expect(!ProgressWords.reason(empty).contains("lighter"))
        let light = try self.target(22.5, reps: 8, on: "2027-01-10")
        #expect(light.kilograms == 20 && ProgressWords.reason(light).contains("lighter"))
        #expect(try self.target(60, reps: 8, on: "2027-01-10").kilograms == 52.5)
        #expect(try self.target(15, reps: 8, exertion: 6).kilograms == 17.5)
    }

    @Test(
        "a ramp-up never weighs less than the bar, nor more than its lift",
        arguments: [
            (20, [20, 20]), (22.5, [20, 20]), (25, [20, 20]), (30, [20, 22.5]), (60, [30, 45]), (15, [15, 15]),
        ]
            as [(Double, [Double])]
    )
    func rampUp(working: Double, sets: [Double]) {
        #expect(self.lifting(working).map { $0.rampUpKilograms(before: working) } == sets)
    }

    @Test(
        "a ramp-up in pounds is loaded in pounds",
        arguments: [(45, [45, 45]), (55, [45, 45]), (135, [70, 100])] as [(Double, [Double])]
    )
    func rampUpInPounds(working: Double, sets: [Double]) {
        let kilograms = working * Self.pound
        let amounts = self.lifting(kilograms).map { $0.rampUpKilograms(before: kilograms).map { $0 / Self.pound } }
        #expect(amounts?.map { $0.rounded() } == sets)
        #expect(amounts?.allSatisfy { abs($0 - $0.rounded()) < 1e-6 } == true)
    }

    @Test("what was copied or typed is loadable in the copy, and only bars are rounded")
    func copies() {
        var plan = self.plan(21, rampUp: 10.5)
        #expect(plan.loadable(plated: []) == plan)
        plan = plan.loadable(plated: [SampleWorkout.squat.id])
        #expect(plan.items.map(\.kilograms) == [20, 20])
        let typed = self.plan(30, rampUp: nil).rampingUp(plated: [SampleWorkout.squat.id])
        #expect(typed.items.map(\.kilograms) == [20, 30])
        #expect(self.plan(60, rampUp: nil).rampingUp(plated: [SampleWorkout.squat.id]).items[0].kilograms == nil)
    }

    /// The ramp-up of a lift with a bar, with the weights that progress says.
    private func lifting(_ working: Double) -> WorkoutItem? {
        let squat = SampleWorkout.squat.id
        return self.plan(nil, rampUp: nil).lifting([squat: working], plated: [squat]).items.first
    }

    private func plan(_ kilograms: Double?, rampUp: Double?) -> WorkoutPlan {
        var (before, lift) = (SampleWorkout.item(SampleWorkout.squat, sets: 2), SampleWorkout.item(SampleWorkout.squat))
        (before.role, before.kilograms, lift.kilograms) = (.rampUp, rampUp, kilograms)
        return WorkoutPlan(phases: [.init(part: .warmUp, items: [before]), .init(part: .main, items: [lift])])
    }
}
