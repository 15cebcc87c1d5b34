/// How a slot of a build is trained; `DoseTable` says how much that is.
enum BuildDose: String, Sendable, Codable, CaseIterable {
    /// Few repetitions of something heavy, long rests.
    case heavy
    /// Six to twelve repetitions of a main lift.
    case volume
    /// What goes with the main lifts.
    case assistance
    /// Two sets of ten with a minute's rest: for who begins very frail or very heavy, and where hands are all there is to lift.
    case light
    /// One joint at a time.
    case isolation
    case trunk
    /// Fast and fresh: jumps, throws, swings, with long rests.
    case power
    /// Sets in the pace of a circuit: half a minute or some repetitions, short rests.
    case circuit
    /// Hard and easy in turn.
    case interval
    /// Short runs and longer walks in turn, as who never ran begins.
    case runWalk = "run-walk"
    /// Runs of some minutes with shorter walks between, on the way to running without them.
    case runBreaks = "run-breaks"
    /// Ten to twenty seconds at full speed or nearly so, walked back.
    case strides
    /// All out for some seconds, with full rests.
    case sprint
    /// Without a break, as long as there is time.
    case steady
    /// A run by feel, so slow that one could talk: on foot that is more METs than a walk of the same effort.
    case run
    /// A short stretch without a break, between other things.
    case block
    /// Gentle repetitions or holds.
    case gentle
    /// Slowly from pose to pose, in rounds of two or three minutes.
    case flow
    /// What is gone on with at its easiest, before and after what is hard.
    case easy

    /// Whether a main lift is trained so.
    var isMainLift: Bool { self == .heavy || self == .volume }
    /// Whether lifts do it: what only holds still, stretches or wakes muscles up is not meant.
    var isLift: Bool { self.isMainLift || self == .assistance || self == .light }
    /// Whether effort says how hard it is, for every goal: METs count what is gone on with.
    var isJudgedByEffort: Bool {
        self.isFullSpeed || [.power, .run, .runWalk, .runBreaks].contains(self)
    }
    /// Whether it is hard and easy in turn.
    var isInBursts: Bool { self.isFullSpeed || [.interval, .runWalk, .runBreaks].contains(self) }
    /// Whether it is done at full speed or nearly so: nothing slower stands in for it.
    var isFullSpeed: Bool { self == .sprint || self == .strides }
}
