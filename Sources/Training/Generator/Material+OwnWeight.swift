/// What of one's own weight is no main lift, whatever slot it fills.
extension Material {
    /// Whether balance ends a set before the muscles do, as on one leg without a weight: repetitions in reserve say nothing there.
    var stopsAtBalance: Bool {
        self.exercise.pattern == .hinge && self.exercise.traits.contains(.balance) && !self.exercise.weighted
    }

    /// Whether arms are lifted lying on the belly without a weight: it goes with a pull, where no pull is possible.
    var isLying: Bool {
        self.side == .pull && self.exercise.position == .onTheFront && !self.exercise.weighted
    }
}
