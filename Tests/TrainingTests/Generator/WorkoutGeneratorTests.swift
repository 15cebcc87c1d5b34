import HealthMath
import Testing
import Training

@Suite("Making a workout")
struct WorkoutGeneratorTests {
    private let generator = WorkoutGenerator(catalogue: GeneratorFixture.catalogue, safety: SafetyRules([]))

    @Test("warms up, works and cools down within a tenth of the time asked", arguments: WorkoutRequest.lengths)
    func time(minutes: Int) {
        let plan = GeneratorFixture.plan(self.generator, minutes: minutes)
        #expect(plan.phases.map(\.part) == [.warmUp, .main, .coolDown])
        #expect(plan.phases.allSatisfy { !$0.items.isEmpty })
        #expect(abs(plan.seconds - Double(minutes) * 60) <= Double(minutes) * 6)
    }

    @Test("is the same for the same seed and another for another")
    func seeds() {
        #expect(GeneratorFixture.plan(self.generator, seed: 1) == GeneratorFixture.plan(self.generator, seed: 1))
        #expect(GeneratorFixture.plan(self.generator, seed: 1) != GeneratorFixture.plan(self.generator, seed: 2))
    }
}
