/// Searches exercises by name, muscles, gear and category.
struct ExerciseSearch {
    let shelf: ExerciseShelf

    /// Returns exercises by name, or with words those first whose name contains them.
    func find(_ filter: ExerciseFilter) -> [Exercise] {
        let own = filter.isMine ? Set(self.shelf.own.map(\.id)) : []
        let allowed = self.shelf.all.exercises.filter {
            filter.allows($0) && (!filter.isMine || own.contains($0.id))
        }
        let asked = Self.words(filter.text)
        guard !asked.isEmpty else { return allowed }
        return allowed.enumerated()
            .compactMap { place, exercise in Self.rank(exercise, asked).map { (rank: $0, place: place, exercise) } }
            .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
            .map(\.2)
    }

    /// The rank, the best lowest; nil when a word is not found at all.
    private static func rank(_ exercise: Exercise, _ asked: [String]) -> Int? {
        let name = Self.words(exercise.name)
        if name.joined().hasPrefix(asked.joined()) { return 0 }
        let inName = { (word: String) in name.contains { $0.hasPrefix(word) } || name.joined().hasPrefix(word) }
        if asked.allSatisfy(inName) { return 1 }
        if exercise.otherNames.contains(where: { Self.says($0, asked) }) { return 1 }
        let main = Self.words(of: exercise.muscles, exercise)
        if asked.allSatisfy({ word in inName(word) || main.contains { $0.hasPrefix(word) } }) { return 2 }
        let also = main + Self.words(of: exercise.alsoMuscles, exercise)
        return asked.allSatisfy { word in inName(word) || also.contains { $0.hasPrefix(word) } } ? 3 : nil
    }

    /// Whether one of its other names says all words.
    private static func says(_ otherName: String, _ asked: [String]) -> Bool {
        let name = self.words(otherName)
        return name.joined().hasPrefix(asked.joined())
            || asked.allSatisfy { word in name.contains { $0.hasPrefix(word) } }
    }

    private static func words(of muscles: [Muscle], _ exercise: Exercise) -> [String] {
        muscles.flatMap { $0.otherNames + self.words($0.label) } + exercise.gear.flatMap(self.words)
            + self.words(exercise.category.label)
    }

    /// Splits a text into words: "Push-up" is "push" and "up".
    static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
