/// A member's goal of the month for the template `monthly-goal` on any page.
package struct MonthlyGoalCard: Encodable, Sendable, Equatable {
    /// "Your goal for March".
    package let monthlyGoalTitle: String
    /// How far it is, and how long it has.
    package let monthlyGoalWords: String
    /// The share that is done, in whole percents; empty for no bar.
    package let monthlyGoalPercent: String
    package let monthlyGoalPath: String
    /// What the link says.
    package let monthlyGoalAction: String

    package let monthlyGoalIsReached: Bool

    package init(
        title: String,
        words: String,
        percent: Int? = nil,
        path: String,
        action: String,
        isReached: Bool = false
    ) {
        self.monthlyGoalTitle = title
        self.monthlyGoalWords = words
        self.monthlyGoalPercent = percent.map { "\($0)" } ?? ""
        self.monthlyGoalPath = path
        self.monthlyGoalAction = action
        self.monthlyGoalIsReached = isReached
    }
}
