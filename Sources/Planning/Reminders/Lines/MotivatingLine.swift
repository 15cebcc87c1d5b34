package import HealthMath

/// A kind sentence that goes with a reminder.
package struct MotivatingLine: Decodable, Equatable, Sendable {
    /// Stays the same for ever: it is stored.
    package let id: String
    package let text: String
    /// What it fits; empty fits all.
    let aims: Set<FitnessAim>
    let rhythms: Set<Rhythm>
    let times: Set<DayPart>

    /// Where a sentence is said.
    package struct Occasion: Equatable, Sendable {
        package let aim: FitnessAim?
        /// Nil for who wants to hear of no streaks.
        package let rhythm: Rhythm?
        package let time: DayPart

        package init(aim: FitnessAim?, rhythm: Rhythm?, time: DayPart) {
            self.aim = aim
            self.rhythm = rhythm
            self.time = time
        }
    }

    func fits(_ occasion: Occasion) -> Bool {
        (self.aims.isEmpty || occasion.aim.map(self.aims.contains) ?? false)
            && (self.rhythms.isEmpty || occasion.rhythm.map(self.rhythms.contains) ?? false)
            && (self.times.isEmpty || self.times.contains(occasion.time))
    }
}
