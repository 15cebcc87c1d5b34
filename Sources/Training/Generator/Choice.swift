/// An exercise taken into a workout, with its pace and a dose that may still change.
struct Choice {
    let material: Material
    let pace: Exercise.Pace
    var dose: Dose

    var seconds: Double {
        let work = self.dose.seconds.map(Double.init) ?? Double(self.dose.reps ?? 0) * self.material.secondsPerRep
        return Double(self.dose.sets) * (work * self.material.sides + Double(self.dose.rest))
    }

    func stepped(up: Bool) -> Choice? {
        self.dose.stepped(up: up).map { Choice(material: self.material, pace: self.pace, dose: $0) }
    }

    func item(_ reason: String) -> WorkoutItem {
        WorkoutItem(
            exercise: self.material.exercise,
            at: self.pace,
            sets: self.dose.sets,
            reps: self.dose.reps,
            seconds: self.dose.seconds,
            restSeconds: self.dose.rest,
            reason: reason
        )
    }
}
