/// What to lift in a set that isn't done; `session-loads.js` says the same.
extension TrainingSession {
    /// Returns the place of a lift's ramp-up sets, which come before it; nil without any.
    func rampUp(before place: Int) -> Int? {
        let items = self.script.items
        guard items[place].role == nil else { return nil }
        return items[..<place].lastIndex { $0.role == .rampUp && $0.exercise == items[place].exercise }
    }

    /// Returns the load in kilograms: what was lifted last, what was planned, or what the ramp-up sets say; nil where
    /// nobody knows: what wasn't said isn't kept as done.
    ///
    /// An empty bar in the ramp-up says nothing of what somebody can lift.
    func load(ofSet set: Int, at place: Int, isPlated: Bool, in unit: LiftWeight) -> Double? {
        let (exercise, isRampUp) = (self.state.exercises[place], self.script.items[place].role == .rampUp)
        let bar = isPlated ? unit.kilograms(BarbellPlates.bar(in: unit.name)) : nil
        let planned = exercise.sets[set].numbers.kilograms
        if let (last, lifted) = exercise.lastLifted {
            let isAsPlanned = planned != nil && exercise.sets[last].kilograms == lifted
            guard isRampUp else { return lifted }
            if isAsPlanned { return planned }
            let share = exercise.rampUpShare(of: set) / exercise.rampUpShare(of: last)
            return Self.carried(lifted, times: share, bar: bar, in: unit)
        }
        if let planned { return planned }
        guard let rampUp = self.rampUp(before: place), let (last, lifted) = self.state.exercises[rampUp].lastLifted,
            !Self.isEmpty(bar, at: lifted)
        else { return nil }
        let share = self.state.exercises[rampUp].rampUpShare(of: last)
        return unit.plated(lifted / share)
    }

    /// Returns the load of another ramp-up set in proportion; an empty bar stays empty.
    private static func carried(_ lifted: Double, times share: Double, bar: Double?, in unit: LiftWeight) -> Double {
        Self.isEmpty(bar, at: lifted) ? lifted : unit.plated(lifted * share)
    }

    private static func isEmpty(_ bar: Double?, at lifted: Double) -> Bool { bar.map { lifted <= $0 + 0.1 } ?? false }
}

extension SessionExercise {
    /// The last set done with a weight, by its place, and the weight.
    var lastLifted: (place: Int, kilograms: Double)? {
        guard let place = self.sets.lastIndex(where: { $0.isDone && $0.numbers.kilograms != nil }) else { return nil }
        return self.sets[place].numbers.kilograms.map { (place, $0) }
    }

    fileprivate func rampUpShare(of set: Int) -> Double {
        RampUp.share(of: set, in: self.sets.count { $0.addedAt == nil })
    }
}

extension LiftWeight {
    /// Returns the nearest weight for which there are plates, in kilograms.
    fileprivate func plated(_ kilograms: Double) -> Double {
        let step = self.kilograms(self.name == "lb" ? 5 : 2.5)
        return (kilograms / step + 1e-9).rounded() * step
    }
}

extension Exercise {
    /// Whether it is loaded with plates.
    var isPlated: Bool { self.gear.contains("barbell") }

    /// Whether each hand has a weight of its own, of which the weight that is said is one.
    var isPaired: Bool {
        self.gear.contains("dumbbells") || self.gear.contains("kettlebells")
            || self.gear.contains("light dumbbells") && self.traits.contains(.twoArms)
    }

    /// What the weight is counted of: "each dumbbell"; empty where there is no doubt.
    var weightOf: String {
        if self.isPaired { return self.gear.contains("kettlebells") ? "each kettlebell" : "each dumbbell" }
        if self.gear.contains("dumbbell") { return "one dumbbell" }
        return self.isPlated ? "bar and plates" : ""
    }
}
