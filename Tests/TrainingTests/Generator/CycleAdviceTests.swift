import HealthMath
import Testing

@testable import Training

@Suite("Cycle, pregnancy and workouts")
struct CycleAdviceTests {
    private let generator = WorkoutGenerator(
        catalogue: GeneratorFixture.catalogue,
        safety: SafetyRules([]),
        builds: BuildBook([])
    )

    @Test("keeps the first days of a cycle easier, as an offer that owns how weak the evidence is")
    func firstDays() throws {
        let plan = self.plan(.lastPeriod(GeneratorFixture.yesterday), intensity: .hard)
        #expect(plan.items.allSatisfy { $0.intensity <= .vigorous })
        let note = try #require(plan.notes.first)
        #expect(note.hasPrefix("About day 2 of your cycle") && note.contains("weak evidence"))
    }

    @Test("changes nothing later on, and says why not", arguments: [3, 10, 14, 27, 35])
    func later(days: Int) {
        let plan = self.plan(.lastPeriod(GeneratorFixture.day.adding(days: -days)))
        #expect(plan.phases == self.plan(nil).phases)
        #expect(plan.notes.count == 1 && plan.notes.allSatisfy { $0.contains("nothing changed") })
    }

    @Test("counts the days anew after 28", arguments: [28, 29, 30])
    func again(days: Int) {
        let note = self.plan(.lastPeriod(GeneratorFixture.day.adding(days: -days))).notes.first
        #expect(note?.hasPrefix("About day \(days - 27) of your cycle: we kept") == true)
    }

    @Test("says nothing where there is nothing to go by", arguments: [nil, Cycle.notSure, .off, .lastPeriod(.first)])
    func unknown(cycle: Cycle?) {
        #expect(self.plan(cycle).notes.isEmpty)
    }

    @Test("keeps pregnancy moderate and says whose advice that is")
    func pregnancy() {
        let plan = self.plan(.pregnant(since: nil), intensity: .vigorous)
        #expect(plan.items.allSatisfy { $0.intensity <= .moderate })
        #expect(plan.notes.contains { $0.contains("ACOG") })
    }

    @Test(
        "is left alone when a member doesn't want it minded",
        arguments: [
            Cycle.lastPeriod(GeneratorFixture.day), .pregnant(since: nil),
        ]
    )
    func off(cycle: Cycle) {
        #expect(self.plan(cycle, isMinded: false, intensity: .vigorous) == self.plan(nil, intensity: .vigorous))
    }

    @Test("holds pregnancy's rules of safety all the same")
    func rules() {
        let generator = WorkoutGenerator(
            catalogue: GeneratorFixture.catalogue,
            safety: SafetyRules([GeneratorFixture.lateInPregnancy]),
            builds: BuildBook([])
        )
        let facts = TrainingFacts(cycle: .pregnant(since: nil), mindsCycle: false)
        let plan = GeneratorFixture.plan(generator, intensity: .vigorous, facts: facts)
        #expect(!plan.items.isEmpty)
        #expect(plan.items.allSatisfy { $0.intensity <= .moderate })
    }

    private func plan(_ cycle: Cycle?, isMinded: Bool = true, intensity: Intensity = .moderate) -> WorkoutPlan {
        let facts = TrainingFacts(cycle: cycle, mindsCycle: isMinded)
        return GeneratorFixture.plan(self.generator, intensity: intensity, facts: facts)
    }
}
