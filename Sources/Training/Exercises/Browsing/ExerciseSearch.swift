/// Searches the exercises that a member can choose from.
struct ExerciseSearch {
    let shelf: ExerciseShelf

    /// Returns exercises by name, or with words those that answer them best first.
    func find(_ filter: ExerciseFilter) -> [Exercise] {
        let own = filter.isMine ? Set(self.shelf.own.map(\.id)) : []
        let isAllowed = { (exercise: Exercise) in
            filter.allows(exercise) && (!filter.isMine || own.contains(exercise.id))
        }
        guard !SearchWording.words(filter.text).isEmpty else { return self.shelf.all.exercises.filter(isAllowed) }
        return self.shelf.all.index.value.search(filter.text).map(\.exercise).filter(isAllowed)
    }
}
