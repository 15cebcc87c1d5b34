import HealthMath
import Testing

@testable import Training

struct TrainingGoalTests {
    @Test("only who asks for it gets jumps and throws, and who wants to move more easily gets a goal of their own")
    func aims() {
        #expect(FitnessAim.allCases.allSatisfy { TrainingGoal($0) != .athleticism })
        #expect(TrainingGoal(.mobility) == .mobility && TrainingGoal(nil) == .conditioning)
    }
}
