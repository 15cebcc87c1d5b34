import HealthMath
import Members
import Web

/// What buddies earned lately, to be cheered with one tap, and what they see of oneself.
struct CheersPage: PageModel {
    static let template = "cheers/buddies"

    let frame: Frame
    let lines: [LineView]
    let isShown: Bool
    let takesCheers: Bool

    struct LineView: Encodable, Sendable {
        let achievement: AchievementView
        let buddyName: String
        let buddyPath: String
        let buddyMember: String
        let buddyAchievement: String
        /// What the member said to it; empty before.
        let buddySaid: String
        let buddyWords: [WordsView]
    }

    struct WordsView: Encodable, Sendable {
        let wordsName: String
        let wordsText: String
    }

    init(
        _ earned: [BuddyAchievement],
        _ buddies: [Member.ID: BoardFellow],
        _ sharing: AchievementSharing,
        today: CalendarDay,
        frame: Frame
    ) {
        self.frame = frame
        self.isShown = sharing.isShown
        self.takesCheers = sharing.takesCheers
        self.lines = earned.compactMap { one in
            buddies[one.buddy].map { buddy in
                LineView(
                    achievement: AchievementView(one.earned, today: today),
                    buddyName: buddy.name,
                    buddyPath: buddy.path,
                    buddyMember: "\(one.buddy)",
                    buddyAchievement: one.earned.achievement.name,
                    buddySaid: one.said?.text ?? "",
                    buddyWords: one.takesCheers && one.said == nil
                        ? CheerWords.allCases.map { WordsView(wordsName: $0.rawValue, wordsText: $0.text) } : []
                )
            }
        }
    }
}
