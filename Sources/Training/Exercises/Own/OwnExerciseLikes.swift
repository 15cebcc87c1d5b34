import HealthMath
import Web

/// Proposes the exercises of the catalogue that a member's own may look like.
///
/// What is alike in name counts most, then how the body moves, what it trains, and what it needs. Of exercises that
/// share a figure only the best is proposed, since it is the figure that is chosen.
struct OwnExerciseLikes {
    static let most = 4

    private let catalogue: ExerciseCatalogue
    private let form: OwnExerciseForm

    init(_ form: OwnExerciseForm, in catalogue: ExerciseCatalogue) {
        self.form = form
        self.catalogue = catalogue
    }

    /// The exercises to choose from, best first: the chosen one, then what the search finds, else what is like the form.
    ///
    /// Only the chosen one while nothing tells what it may be like.
    var exercises: [Exercise] {
        let words = self.form.input["likeWords"]
        let chosen = self.catalogue[self.form.input["like"]]
        let others =
            words.isEmpty ? self.proposed : self.catalogue.index.value.search(words).map(\.exercise)
        var seen: Set<String> = [""]
        let all = [chosen].compactMap(\.self) + others
        return Array(all.filter { seen.insert(ExerciseFigures.name(of: $0)).inserted }.prefix(Self.most))
    }

    private var proposed: [Exercise] {
        let input = self.form.input
        let name = NameLikeness(input["name"], in: self.catalogue.index.value)
        let pattern = MovementPattern(rawValue: input["pattern"])
        guard !name.isEmpty || pattern != nil else { return [] }
        let facts = Facts(
            pattern: pattern,
            muscles: Set(input.all("muscles").compactMap(Muscle.init(rawValue:))),
            equipment: Equipment(rawValue: input["equipment"]),
            position: Position(rawValue: input["position"])
        )
        let scored = self.catalogue.index.value.entries.map { entry in
            (exercise: entry.exercise, score: 12 * name.share(of: entry) + facts.score(entry.exercise))
        }
        // An exercise that shares no word with a name alone is like anything.
        let least = pattern == nil ? 4.0 : 5.0
        return scored.filter { $0.score >= least }
            .sorted {
                ($1.score, $0.exercise.usual, $0.exercise.name) < ($0.score, $1.exercise.usual, $1.exercise.name)
            }
            .map(\.exercise)
    }

    /// What was said of the exercise beside its name.
    private struct Facts {
        let pattern: MovementPattern?
        let muscles: Set<Muscle>
        let equipment: Equipment?
        let position: Position?

        func score(_ exercise: Exercise) -> Double {
            let shared = Double(self.muscles.intersection(exercise.muscles).count)
            let all = Double(self.muscles.union(exercise.muscles).count)
            return (exercise.pattern == self.pattern ? 4 : 0)
                + (self.muscles.isEmpty ? 0 : 3 * shared / all)
                + (exercise.position == self.position ? 1.5 : 0)
                + (exercise.equipment == self.equipment ? 1 : 0)
        }
    }
}

/// How much of a typed name other names share, by the stems of words: "Zercher squats" is half a "Squat".
private struct NameLikeness {
    private let words: Set<Int>
    /// The words of the name, those too that no exercise has.
    private let count: Int

    init(_ name: String, in index: ExerciseIndex) {
        let stems = Set(SearchWording.words(name).flatMap { index.stems(of: $0) })
        self.words = Set(stems.compactMap { index.number(of: $0) })
        self.count = stems.count
    }

    /// Whether no exercise has any of the words.
    var isEmpty: Bool { self.words.isEmpty }

    /// Returns twice the shared words over the words of both names, for the name of an exercise that shares most: 0 to
    /// 1.
    func share(of entry: ExerciseIndex.Entry) -> Double {
        entry.names.map { name in
            let other = Set(name.words)
            let all = max(1, self.count + other.count)
            return Double(2 * self.words.intersection(other).count) / Double(all)
        }.max() ?? 0
    }
}
