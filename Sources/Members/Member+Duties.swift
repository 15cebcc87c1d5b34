/// What somebody looks after for others, by their role.
extension Member {
    package enum Duty: Sendable, CaseIterable {
        /// Events: made, changed and cancelled.
        case events
        /// What members report about each other.
        case reports
        /// Everything else: members, foods, texts, announcements, the state of the program.
        case house
    }
}

extension Member.Role {
    /// The duties of the role (ACC-10); a nutritionist publishes, and looks after nobody else's.
    package var duties: Set<Member.Duty> {
        switch self {
        case .member, .nutritionist: []
        case .organiser: [.events]
        case .moderator: [.events, .reports]
        case .administrator: Set(Member.Duty.allCases)
        }
    }

    /// With its article: "an administrator".
    package var words: String {
        switch self {
        case .administrator, .organiser: "an \(self.rawValue)"
        case .member, .moderator, .nutritionist: "a \(self.rawValue)"
        }
    }
}
