/// How well corrections teach: a kind is held out of the head, photos of it are taught, others of the same shelf shown.
package struct LessonMeasures {
    /// What became of one kind that was held out and taught.
    package struct Round: Sendable, Equatable {
        package let kind: String
        /// The share of the photos shown whose first guess was the lesson's.
        package let first: Double
        /// By how many of a hundred photos set aside other kinds were told right less often.
        package let lost: Double
    }

    /// How many photos are taught, and as many shown.
    package static let count = 10
    private static let name = "taught"

    private let learned: [LabelledSight]
    private let setAside: [LabelledSight]
    private let trainer: HeadTrainer

    init(learned: [LabelledSight], setAside: [LabelledSight], trainer: HeadTrainer) {
        self.learned = learned
        self.setAside = setAside
        self.trainer = trainer
    }

    package init(learned: [LabelledSight], setAside: [LabelledSight]) {
        self.init(learned: learned, setAside: setAside, trainer: HeadTrainer())
    }

    /// The kinds of which a shelf has enough photos.
    package var kinds: [String] { Set(self.learned.map(\.photo.kind)).sorted().filter { self.shelf(of: $0) != nil } }

    /// Returns nil for none of these kinds.
    package func round(without kind: String) throws(EyesProblem) -> Round? {
        guard let shelf = self.shelf(of: kind) else { return nil }
        let others = self.setAside.filter { $0.photo.kind != kind }
        let head = self.trainer.head(
            from: self.examples(self.learned.filter { $0.photo.kind != kind }),
            judgedBy: self.examples(others)
        )
        // One beside the other on the shelf is taught and shown in turn.
        let taught = shelf.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        let shown = shelf.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        // As they come back from where they are kept.
        let lessons = taught.compactMap { FoodFeatures($0.sight.features)?.bytes }
            .compactMap { FoodFeatures(bytes: $0) }.map { Lesson(kind: Self.name, features: $0) }
        func right(_ photos: [LabelledSight], _ lessons: [Lesson], as name: String?) throws(EyesProblem) -> Double {
            var right = 0
            for seen in photos {
                // The model may know the kind that the head doesn't.
                let guesses = try head.recognition(seen.sight, taughtBy: lessons).guesses.filter { $0.kind != kind }
                if guesses.first?.kind == name ?? seen.photo.kind { right += 1 }
            }
            return Double(right) / Double(max(1, photos.count))
        }
        let first = try right(shown, lessons, as: Self.name)
        let before = try right(others, [], as: nil)
        let after = try right(others, lessons, as: nil)
        return Round(kind: kind, first: first, lost: 100 * (before - after))
    }

    private func examples(_ photos: [LabelledSight]) -> [HeadTrainer.Example] {
        photos.compactMap { self.trainer.example($0) }
    }

    /// Returns the first photos of the first shelf of a kind that has enough; nil where none has.
    private func shelf(of kind: String) -> [LabelledSight]? {
        let shelves = Dictionary(grouping: self.learned.filter { $0.photo.kind == kind }, by: \.photo.shelf)
            .filter { $0.value.count >= 2 * Self.count }
        let first = shelves.min { $0.key < $1.key }?.value.sorted { $0.photo.path < $1.photo.path }
        return first.map { Array($0.prefix(2 * Self.count)) }
    }
}

extension LabelledPhotos.Photo {
    /// The folder that it lies in.
    var shelf: String { self.path.split(separator: "/").dropLast().joined(separator: "/") }
}

extension [LessonMeasures.Round] {
    /// What was measured, a line each.
    package var words: String {
        func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
        let count = Double(Swift.max(1, self.count))
        let first = rounded(100 * self.map(\.first).reduce(0, +) / count)
        let lost = rounded(self.map(\.lost).reduce(0, +) / count)
        return """
            kinds taught               \(self.count), by \(LessonMeasures.count) photos each
            right first                \(first) %, of \(self.count { $0.first >= 0.8 }) kinds at least 8 in 10
            points that others lose    \(lost), at most \(rounded(self.map(\.lost).max() ?? 0))
            """
    }
}
