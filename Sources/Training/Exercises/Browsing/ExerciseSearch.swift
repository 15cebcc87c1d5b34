/// Searches the exercises that a member can choose from.
struct ExerciseSearch {
    let shelf: ExerciseShelf

    /// Returns exercises, the most usual first and then by name, or with words those that answer them best first.
    func find(_ filter: ExerciseFilter) -> [Exercise] {
        let own = filter.isMine ? Set(self.shelf.own.map(\.id)) : []
        let isAllowed = { (exercise: Exercise) in
            filter.allows(exercise) && (!filter.isMine || own.contains(exercise.id))
        }
        guard !SearchWording.words(filter.text).isEmpty else {
            return self.shelf.all.exercises.filter(isAllowed)
                .sorted { ($0.usual, $0.name, $0.id) < ($1.usual, $1.name, $1.id) }
        }
        return self.shelf.all.index.value.search(filter.text).map(\.exercise).filter(isAllowed)
    }
}
