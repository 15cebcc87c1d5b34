package import HealthMath

/// A motivating sentence for a reminder.
package struct MotivatingLine: Decodable, Equatable, Sendable {
    /// Never changes, because it is stored.
    package let id: String
    package let text: String
    /// The occasions that it fits; an empty set fits all.
    let aims: Set<FitnessAim>
    let rhythms: Set<Rhythm>
    let times: Set<DayPart>

    /// The occasion of a sentence.
    package struct Occasion: Equatable, Sendable {
        package let aim: FitnessAim?
        /// Nil for members who don't want to hear of streaks.
        package let rhythm: Rhythm?
        package let time: DayPart
    }

    func fits(_ occasion: Occasion) -> Bool {
        (self.aims.isEmpty || occasion.aim.map(self.aims.contains) ?? false)
            && (self.rhythms.isEmpty || occasion.rhythm.map(self.rhythms.contains) ?? false)
            && (self.times.isEmpty || self.times.contains(occasion.time))
    }
}
