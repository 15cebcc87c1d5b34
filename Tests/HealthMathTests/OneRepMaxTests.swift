import HealthMath
import Testing

struct OneRepMaxTests {
    @Test("one rep is itself, ten say four thirds by either formula, twelve are Epley's")
    func published() throws {
        #expect(OneRepMax.kilograms(lifting: 100, reps: 1) == 100)
        let five = try #require(OneRepMax.kilograms(lifting: 100, reps: 5))
        #expect(abs(five - 112.5) < 0.001)
        let ten = try #require(OneRepMax.kilograms(lifting: 75, reps: 10))
        #expect(abs(ten - 100) < 0.001)
        let twelve = try #require(OneRepMax.kilograms(lifting: 100, reps: 12))
        #expect(abs(twelve - 140) < 0.001)
    }

    @Test("says nothing beyond twelve reps, or of no weight", arguments: [(100.0, 13), (100, 0), (0, 5), (-20, 5)])
    func beyond(kilograms: Double, reps: Int) {
        #expect(OneRepMax.kilograms(lifting: kilograms, reps: reps) == nil)
    }
}
