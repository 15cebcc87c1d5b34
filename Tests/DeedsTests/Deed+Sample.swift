@testable import Deeds

extension Deed.Kind {
    static let dayLogged = Self("day-logged")
    static let weighedIn = Self("weighed-in")
}
