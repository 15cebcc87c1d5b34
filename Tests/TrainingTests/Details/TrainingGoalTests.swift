import HealthMath
import Testing

@testable import Training

struct TrainingGoalTests {
    @Test("only who asks for it gets jumps and throws")
    func aims() {
        #expect(FitnessAim.allCases.allSatisfy { TrainingGoal($0) != .athleticism })
        #expect(TrainingGoal(.mobility) == .conditioning && TrainingGoal(nil) == .conditioning)
    }
}
