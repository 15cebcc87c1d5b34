import Deeds

extension Deed.Kind {
    /// Sets of the main part.
    static let setsDone = Self("sets-done")
    /// A best of one's own that beat an earlier one.
    static let personalRecord = Self("personal-record")
    /// A gym that was visited, once a day.
    static let gymVisit = Self("gym-visit")
}
