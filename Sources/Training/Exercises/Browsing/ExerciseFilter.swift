/// The filter of a list of exercises.
struct ExerciseFilter: Sendable, Equatable {
    var text = ""
    var place: Place?
    /// The equipment at hand: exercises that need more are left out.
    var equipment: Equipment?
    var category: ExerciseCategory?
    /// Whether only the member's own exercises are listed.
    var isMine = false

    func allows(_ exercise: Exercise) -> Bool {
        if let place, !exercise.places.contains(place) { return false }
        if let most, exercise.equipment > most { return false }
        return self.category == nil || exercise.category == self.category
    }

    /// The most equipment at hand: as in a workout, a gym with dumbbells has machines, too.
    private var most: Equipment? { self.place == .gym && self.equipment == .basic ? .gym : self.equipment }
}
