import Foundation
import HealthMath
import Testing

@testable import Training

struct MuscleVolumeTests {
    @Test("a set counts whole for its muscles and half for those that help; warm-ups don't count")
    func sets() throws {
        let catalogue = try ExerciseCatalogue.shipped()
        let exercise = try #require(
            catalogue.exercises.first {
                $0.category == .strength && !$0.alsoMuscles.isEmpty && $0.weighted && !$0.isPaired
            }
        )
        func set(_ part: WorkoutPart) -> DoneSet {
            DoneSet(
                exercise: exercise.id,
                name: exercise.name,
                part: part,
                reps: 10,
                kilograms: 20,
                seconds: nil,
                exertion: nil,
                doneAt: Date(timeIntervalSince1970: 0)
            )
        }
        let volumes = MuscleVolume.all([set(.main), set(.main), set(.warmUp)], catalogue: catalogue)
        let main = try #require(volumes.first { $0.muscle == exercise.muscles.first })
        #expect((main.sets, main.kilograms) == (2, 400))
        #expect(volumes.first { $0.muscle == exercise.alsoMuscles.first }?.sets == 1)
        #expect(volumes.first?.sets == 2)
        #expect(Set(volumes.map(\.muscle)).isSuperset(of: MuscleVolume.major), "what had none yet stands there too")
        #expect(volumes.last?.sets == 0)
        #expect(MuscleVolume.all([set(.warmUp)], catalogue: catalogue).isEmpty)
        var lunges = set(.main)
        lunges.sides = true
        let both = [lunges, set(.warmUp)]
        #expect((both.workingSets, both.repetitions, both.volume) == (1, 20, 400))
        #expect(MuscleVolume.all(both, catalogue: catalogue).first { $0.muscle == main.muscle }?.kilograms == 400)
    }
}
