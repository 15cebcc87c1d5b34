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

    @Test("kin do the same work: lifts move the same way, and whatever tires muscles works one in common")
    func kinship() throws {
        let catalogue = try self.catalogue
        for exercise in catalogue.exercises {
            for kin in exercise.harder.compactMap({ catalogue[$0] }) {
                #expect(Self.isKin(exercise, kin), "\(exercise.id) → \(kin.id)")
            }
        }
    }

    @Test(
        "what only sounds alike is no kin",
        arguments: [
            ("cable-side-leg-lift", "hip-adduction-machine"), ("calf-raise", "toe-raise"), ("chin-up", "dumbbell-curl"),
            ("slow-push-up", "inchworm-walk-out"), ("leg-press", "leg-extension-machine"),
        ]
    )
    func noKin(one: String, other: String) throws {
        let catalogue = try self.catalogue
        let (one, other) = (try #require(catalogue[one]), try #require(catalogue[other]))
        #expect(!Self.isKin(one, other) && !Self.isKin(other, one))
        #expect(!one.easier.contains(other.id) && !one.harder.contains(other.id))
    }

    private static func isKin(_ one: Exercise, _ other: Exercise) -> Bool {
        let (kind, otherKind) = (WorkKind(one), WorkKind(other))
        let isSoft = { (kind: WorkKind) in kind == .supple || kind == .balance }
        if isSoft(kind) && isSoft(otherKind) { return true }
        let shared = Set(one.muscles).intersection(other.muscles)
        let nearly = Set(one.muscles).intersection(other.alsoMuscles).union(
            Set(other.muscles).intersection(one.alsoMuscles)
        )
        return switch kind {
        // A swing is learnt from the lift of the same muscles.
        case .lifting where otherKind == .power: !shared.isEmpty
        case .lifting, .single: kind == otherKind && one.pattern == other.pattern && !shared.isEmpty
        case .power: kind == otherKind && !(shared.isEmpty && nearly.isEmpty)
        default: kind == otherKind && !shared.isEmpty
        }
    }
}
