import Synchronization

/// The exercises for all members: read-only data files of the program, read once.
package struct ExerciseCatalogue: Sendable {
    /// All exercises, in order of name.
    let exercises: [Exercise]
    private let places: [Exercise.ID: Int]
    /// The words of all exercises, for searching.
    let index: LazyIndex

    init(_ exercises: [Exercise]) { self.init(exercises, index: LazyIndex(exercises)) }

    private init(_ exercises: [Exercise], index: LazyIndex) {
        let sorted = exercises.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        self.exercises = sorted
        self.places = Dictionary(
            sorted.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        self.index = index
    }

    /// Returns the catalogue with a member's own exercises, which are added to a copy of its index.
    func adding(_ own: [Exercise]) -> ExerciseCatalogue {
        ExerciseCatalogue(self.exercises + own, index: LazyIndex(own, addedTo: self.index))
    }

    /// Returns the catalogue of the files that come with the program.
    package static func shipped() throws -> ExerciseCatalogue { try Self.once.get() }

    /// It is read on first use, which takes a tenth of a second without optimisation, and never changes.
    private static let once = Result { ExerciseCatalogue(try ShippedFolder.read("Catalogue")) }

    /// The exercises that are done with a bar and plates.
    var plated: Set<Exercise.ID> { Set(self.exercises.filter(\.isPlated).map(\.id)) }

    subscript(id: Exercise.ID) -> Exercise? { self.places[id].map { self.exercises[$0] } }
}

extension ExerciseCatalogue {
    /// The index of a catalogue, made by the first search and kept.
    final class LazyIndex: Sendable {
        private let exercises: [Exercise]
        private let base: LazyIndex?
        private let made = Mutex<ExerciseIndex?>(nil)

        /// `base` has the index of everybody's exercises where these are a member's own.
        init(_ exercises: [Exercise], addedTo base: LazyIndex? = nil) {
            self.exercises = exercises
            self.base = base
        }

        var value: ExerciseIndex {
            self.made.withLock { made in
                if let made { return made }
                var index = self.base?.value ?? ExerciseIndex()
                index.add(self.exercises, areOwn: self.base != nil)
                made = index
                return index
            }
        }
    }
}
