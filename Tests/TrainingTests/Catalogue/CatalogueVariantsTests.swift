import Testing

@testable import Training

/// The ways from one exercise to an easier or a harder one.
struct CatalogueVariantsTests {
    private static let shipped = Result { try ExerciseCatalogue.shipped() }
    private var catalogue: ExerciseCatalogue { get throws { try Self.shipped.get() } }

    @Test("every variant exists, is another exercise, and leads back")
    func references() throws {
        let catalogue = try self.catalogue
        for exercise in catalogue.exercises {
            for id in exercise.harder {
                #expect(catalogue[id]?.easier.contains(exercise.id) == true, "\(exercise.id) → \(id)")
            }
            for id in exercise.easier {
                #expect(catalogue[id]?.harder.contains(exercise.id) == true, "\(exercise.id) ← \(id)")
            }
            #expect(!exercise.easier.contains(exercise.id) && !exercise.harder.contains(exercise.id))
            #expect(Set(exercise.easier).isDisjoint(with: exercise.harder), "\(exercise.id)")
        }
    }

    @Test("no exercise stands alone")
    func noDeadEnds() throws {
        let alone = try self.catalogue.exercises.filter { $0.easier.isEmpty && $0.harder.isEmpty }
        #expect(alone.map(\.id) == [])
    }

    @Test("going on to harder ones never comes round to where it began")
    func noCycles() throws {
        let catalogue = try self.catalogue
        // Takes away, again and again, whatever has nothing harder left: what can't be taken away is on a cycle.
        var left = Dictionary(uniqueKeysWithValues: catalogue.exercises.map { ($0.id, Set($0.harder)) })
        while case let ends = left.filter({ $0.value.isEmpty }).keys, !ends.isEmpty {
            let gone = Set(ends)
            left = left.filter { !gone.contains($0.key) }.mapValues { $0.subtracting(gone) }
        }
        #expect(left.keys.sorted() == [])
    }

    @Test("whoever begins has something easier or something to begin with")
    func beginnings() throws {
        let catalogue = try self.catalogue
        for exercise in catalogue.exercises where exercise.level == .advanced && exercise.easier.isEmpty {
            #expect(exercise.harder.isEmpty == false, "\(exercise.id) is hard and leads nowhere")
        }
    }
}
