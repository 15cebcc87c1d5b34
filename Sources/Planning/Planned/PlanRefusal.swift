/// Why a plan can't stand as it was asked for.
enum PlanRefusal: Error, Equatable {
    /// No more plans may lie ahead.
    case tooMany
    /// The plan of this title has the time already.
    case taken(by: String)
    /// The plan of this id was removed, so the id can't be used again.
    case removed
    /// What was agreed with somebody was called off, or replaced by another time.
    case calledOff
    /// The buddy who agreed to it has something else at the time by now.
    case otherIsBusy
}
