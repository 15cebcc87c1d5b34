/// What a member wants on the day after hard training; the raw texts are the form's and the API's.
enum DayAfter: String, Sendable, Codable, CaseIterable {
    /// The workout that was asked for, whatever worked yesterday.
    case anyway
    /// An easy day: getting about, mobility, balance.
    case easy

    var label: String {
        switch self {
        case .anyway: "Train it anyway"
        case .easy: "Make it an easy day"
        }
    }
}
