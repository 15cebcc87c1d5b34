import Deeds

extension Deed.Kind {
    /// A day of the food diary that holds something.
    static let dayLogged = Self("day-logged")
    /// A day that is over and kept within a tenth of its goal.
    static let withinGoal = Self("within-goal")
    /// A day that is over, and how close its macros came to their goals; the quantity is in tenths of a share, from 1 to 10, so
    /// that nothing is told of an amount.
    static let macrosKept = Self("macros-kept")
    /// The steps of a day; the quantity is in thousands.
    static let stepsWalked = Self("steps-walked")
    /// What was drunk on a day; the quantity is in litres.
    static let waterDrunk = Self("water-drunk")
}
