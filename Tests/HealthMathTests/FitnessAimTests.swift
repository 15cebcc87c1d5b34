import Testing

@testable import HealthMath

struct FitnessAimTests {
    private func goal(_ start: Double, _ target: Double) throws -> WeightCourse {
        let day = try #require(CalendarDay("2026-03-14"))
        return WeightCourse(
            startKilograms: start,
            targetKilograms: target,
            startDay: day,
            targetDay: day.adding(days: 90)
        )
    }

    @Test(
        "a goal says what somebody wants of their weight, whatever they said before",
        arguments: [(80.0, 72.0, FitnessAim.loseWeight), (70, 74, .gainWeight), (70, 70.2, .keepWeight)]
    )
    func weight(start: Double, target: Double, aim: FitnessAim) throws {
        for said in [nil, .feelBetter, .keepWeight, .buildMuscle] as [FitnessAim?] {
            #expect(FitnessAim.ofWeight(said, goal: try self.goal(start, target)) == aim)
        }
        #expect(FitnessAim.ofTraining(.feelBetter, goal: try self.goal(start, target)) == aim)
        #expect(FitnessAim.ofTraining(nil, goal: try self.goal(start, target)) == aim)
    }

    @Test("what training leads to goes with any weight, and without a goal what was said holds")
    func training() throws {
        #expect(FitnessAim.ofTraining(.getStronger, goal: try self.goal(80, 72)) == .getStronger)
        #expect(FitnessAim.ofTraining(.loseWeight, goal: nil) == .loseWeight)
        #expect(FitnessAim.ofWeight(.stamina, goal: nil) == .stamina)
        #expect(FitnessAim.ofWeight(nil, goal: nil) == nil)
    }
}
