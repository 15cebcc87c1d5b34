import Web

/// The addresses that say what hurts today outside a session, and whether it is over.
enum PainLinks: String, LinkTable {
    static let name = "pain"

    case today = "/training/pain"
    case over = "/training/pain/removal"
    case again = "/training/pain/restoration"

    /// Returns the address that asks what hurts before a workout, and leads back to it.
    static func today(before workout: String) -> String { "\(self.today.path)?workout=\(workout)" }
    /// Returns the address that says that it is over in the middle of a session, and leads back to it.
    static func over(during session: String) -> String { "\(self.over.path)?session=\(session)" }
    /// Returns the address that takes it back, in the middle of a session or not.
    static func again(during session: String?) -> String {
        self.again.path + (session.map { "?session=\($0)" } ?? "")
    }
}
