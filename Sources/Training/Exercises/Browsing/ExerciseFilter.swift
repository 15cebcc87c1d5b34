/// Which exercises somebody looks for.
struct ExerciseFilter: Sendable, Equatable {
    var text = ""
    var place: Place?
    /// What they have: nothing that needs more.
    var equipment: Equipment?
    var category: ExerciseCategory?
    /// Only those of their own.
    var isMine = false

    func allows(_ exercise: Exercise) -> Bool {
        if let place, !exercise.places.contains(place) { return false }
        if let most, exercise.equipment > most { return false }
        return self.category == nil || exercise.category == self.category
    }

    /// As in a workout, a gym's dumbbells come with its machines.
    private var most: Equipment? { self.place == .gym && self.equipment == .basic ? .gym : self.equipment }
}
