/// The dose of an exercise: sets, repetitions or seconds, rest, and how far they may change to fit the time.
///
/// ACSM, "Progression models in resistance training for healthy adults", Med Sci Sports Exerc 2009; 41: 687–708; Haff
/// and Triplett (NSCA), "Essentials of Strength Training and Conditioning", 4th ed. 2016, chapter 17; Garber et al.
/// (ACSM), "Quantity and quality of exercise", Med Sci Sports Exerc 2011; 43: 1334–1359.
struct Dose: Equatable {
    var sets: Int
    var reps: Int?
    var seconds: Int?
    /// The rest after each set, in seconds.
    var rest: Int
    var setsRange: ClosedRange<Int>
    /// The range of seconds, used in steps; nil where they stay.
    var secondsRange: ClosedRange<Int>?
    var secondsStep = 15

    /// Returns the same with so many sets at most, however much time there is.
    func limited(to most: Int) -> Dose {
        var dose = self
        dose.sets = min(self.sets, most)
        dose.setsRange = min(self.setsRange.lowerBound, most)...min(self.setsRange.upperBound, most)
        return dose
    }

    /// Returns the dose a step longer or shorter: in seconds where they may change, else by a set; nil at the end.
    func stepped(up: Bool) -> Dose? {
        var dose = self
        if let secondsRange, let seconds {
            dose.seconds = seconds + (up ? self.secondsStep : -self.secondsStep)
            if secondsRange.contains(dose.seconds ?? 0) { return dose }
            dose.seconds = seconds
        }
        dose.sets += up ? 1 : -1
        return self.setsRange.contains(dose.sets) ? dose : nil
    }
}
