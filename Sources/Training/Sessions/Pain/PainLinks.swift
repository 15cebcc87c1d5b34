import Web

/// The addresses that say whether what hurts today is over.
enum PainLinks: String, LinkTable {
    static let name = "pain"

    case over = "/training/pain/removal"
    case again = "/training/pain/restoration"

    /// Returns the address that says so in the middle of a session, and leads back to it.
    static func over(during session: String) -> String { "\(self.over.path)?session=\(session)" }
    /// Returns the address that takes it back, in the middle of a session or not.
    static func again(during session: String?) -> String {
        self.again.path + (session.map { "?session=\($0)" } ?? "")
    }
}
