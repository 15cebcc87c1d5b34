/// Which place an exercise has among lifts; the raw texts are the catalogue's and the API's.
enum Lift: String, Sendable, Codable, CaseIterable {
    /// A heavy one over several joints that one loads more and more: squat, deadlift, bench press, row.
    case main
    /// What goes with the main lifts: lunges, curls, raises, machines, push-ups.
    case assistance
    /// No lift: trunk, endurance, mobility, balance.
    case none = ""
}
