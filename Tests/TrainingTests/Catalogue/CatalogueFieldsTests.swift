import HealthMath
import Testing

@testable import Training

/// Every field of every exercise that comes with the program.
struct CatalogueFieldsTests {
    private static let catalogue = Result { try ExerciseCatalogue.shipped() }
    private var exercises: [Exercise] { get throws { try Self.catalogue.get().exercises } }

    /// Those that break a rule, by id.
    private func breaking(_ rule: (Exercise) -> Bool) throws -> [Exercise.ID] {
        try self.exercises.filter { !rule($0) }.map(\.id)
    }

    @Test("there are more than three hundred, each once, of every kind, for every place and every equipment")
    func size() throws {
        let exercises = try self.exercises
        #expect(exercises.count >= 300)
        #expect(Set(exercises.map(\.id)).count == exercises.count)
        #expect(Set(exercises.map { $0.name.lowercased() }).count == exercises.count)
        #expect(Set(exercises.map(\.category)) == Set(ExerciseCategory.allCases))
        #expect(Set(exercises.map(\.pattern)) == Set(MovementPattern.allCases))
        #expect(Set(exercises.map(\.equipment)) == Set(Equipment.allCases))
        #expect(Set(exercises.flatMap(\.muscles)) == Set(Muscle.allCases))
        #expect(Set(exercises.flatMap(\.parts)) == Set(WorkoutPart.allCases))
    }

    @Test("each has a plain id, a name, a description and cues in whole words")
    func words() throws {
        #expect(try self.breaking { $0.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil } == [])
        #expect(try self.breaking { (3...50).contains($0.name.count) && $0.name.first?.isUppercase == true } == [])
        #expect(try self.breaking { (40...600).contains($0.about.count) && $0.about.hasSuffix(".") } == [])
        #expect(try self.breaking { (3...5).contains($0.cues.count) } == [])
        #expect(try self.breaking { $0.cues.allSatisfy { (4...120).contains($0.count) } } == [])
        #expect(try self.breaking { Set($0.cues).count == $0.cues.count } == [])
    }

    @Test("each says what it trains, where it can be done and in which part of a workout it may stand, once")
    func lists() throws {
        #expect(try self.breaking { !$0.muscles.isEmpty && !$0.places.isEmpty && !$0.parts.isEmpty } == [])
        #expect(
            try self.breaking { Set($0.muscles + $0.alsoMuscles).count == ($0.muscles + $0.alsoMuscles).count } == []
        )
        #expect(try self.breaking { Set($0.places).count == $0.places.count } == [])
        #expect(try self.breaking { Set($0.parts).count == $0.parts.count } == [])
        #expect(try self.breaking { Set($0.traits).count == $0.traits.count } == [])
    }

    @Test("gear is named where something is needed, and machines stand only at gyms")
    func gear() throws {
        #expect(try self.breaking { ($0.equipment == .none) == $0.gear.isEmpty } == [])
        #expect(try self.breaking { $0.equipment != .gym || $0.places == [.gym] } == [])
    }

    @Test("each pace lies in its intensity's band and has the MET of the Compendium's row it names")
    func paces() throws {
        #expect(try self.breaking { !$0.mets.isEmpty } == [])
        #expect(try self.breaking { $0.mets.allSatisfy { $0.intensity.band.contains($0.met) && $0.met >= 1 } } == [])
        #expect(try self.breaking { Set($0.mets.map(\.intensity)).count == $0.mets.count } == [])
        #expect(try self.breaking { $0.mets.allSatisfy { $0.code.map { Compendium.mets[$0] != nil } ?? true } } == [])
        let wrong = try self.breaking {
            $0.mets.allSatisfy { pace in pace.code.map { Compendium.mets[$0] == pace.met } ?? true }
        }
        #expect(wrong == [])
        let unnamed = try self.exercises.flatMap(\.mets).filter { $0.code == nil }.count
        #expect(unnamed <= 5, "A MET that no row of the Compendium tells is an exception.")
    }

    @Test("the table of the Compendium's rows holds none that nothing names")
    func table() throws {
        let named = Set(try self.exercises.flatMap(\.mets).compactMap(\.code))
        #expect(Set(Compendium.mets.keys).subtracting(named) == [])
    }

    @Test("joints are areas that can be hurt, loaded from 1 to 3")
    func joints() throws {
        let areas = Set(InjuryArea.allCases.map(\.rawValue))
        #expect(try self.breaking { areas.isSuperset(of: $0.joints.keys) } == [])
        #expect(try self.breaking { $0.joints.values.allSatisfy((1...3).contains) } == [])
    }

    @Test("repetitions have a length and seconds have none")
    func measures() throws {
        #expect(
            try self.breaking { $0.measure == .reps ? (0.5...15).contains($0.secondsPerRep) : $0.secondsPerRep == 0 }
                == []
        )
    }

    @Test("positions bring their traits, unless a bench, a ball or a machine lifts one off the floor")
    func positions() throws {
        let broken = try self.exercises.filter { exercise in
            let isLifted = exercise.gear.contains { gear in
                ["bench", "ball", "machine"].contains { gear.contains($0) }
            }
            let implied = exercise.position.traits.filter { !(isLifted && [.floor, .bellyPressure].contains($0)) }
            return !implied.allSatisfy(exercise.traits.contains)
        }
        #expect(broken.map(\.id) == [])
    }

    @Test("a trait that strains a joint goes with a load on it")
    func strains() throws {
        let pairs: [(Training.ExerciseTrait, [InjuryArea])] = [
            (.impact, [.knee, .ankle, .foot]), (.overhead, [.shoulder]), (.wristWeight, [.wrist]),
            (.deepKnees, [.knee]), (.kneeling, [.knee]),
        ]
        for (trait, areas) in pairs {
            let broken = try self.breaking { exercise in
                !exercise.traits.contains(trait) || areas.allSatisfy { exercise.load(on: $0) > 0 }
            }
            #expect(broken == [], "\(trait) without a load on \(areas)")
        }
    }

    @Test("a weight in the hands is a grip")
    func grips() throws {
        let inHands = ["dumbbell", "kettlebell", "barbell", "medicine ball"]
        let broken = try self.breaking { exercise in
            let holds = exercise.weighted && exercise.gear.contains { gear in inHands.contains { gear.hasPrefix($0) } }
            return !holds || exercise.traits.contains(.gripping)
        }
        #expect(broken == [])
    }
}
