/// The filter of a list of exercises.
struct ExerciseFilter: Sendable, Equatable {
    var text = ""
    var place: Place?
    /// The equipment at hand: exercises that need more are left out.
    var equipment: Equipment?
    /// The gear that it is done with.
    var gear: Gear?
    /// The muscle that it trains above all.
    var muscle: Muscle?
    var category: ExerciseCategory?
    /// Whether only the member's own exercises are listed.
    var isMine = false

    func allows(_ exercise: Exercise) -> Bool {
        if let place, !exercise.places.contains(place) { return false }
        if let most, exercise.equipment > most { return false }
        if let gear, !exercise.gear.contains(where: { Gear(word: $0) == gear }) { return false }
        if let muscle, !exercise.muscles.contains(muscle) { return false }
        return self.category == nil || exercise.category == self.category
    }

    /// The most equipment at hand: as in a workout, a gym with dumbbells has machines, too.
    private var most: Equipment? { self.place == .gym && self.equipment == .basic ? .gym : self.equipment }
}
