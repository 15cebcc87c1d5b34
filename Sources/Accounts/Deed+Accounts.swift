import Deeds

extension Deed.Kind {
    /// A weight said for a day.
    static let weighedIn = Self("weighed-in")
}
