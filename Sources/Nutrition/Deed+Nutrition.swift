import Deeds

extension Deed.Kind {
    /// A day of the food diary that holds something.
    static let dayLogged = Self("day-logged")
    /// A day that is over and kept within a tenth of its goal.
    static let withinGoal = Self("within-goal")
}
