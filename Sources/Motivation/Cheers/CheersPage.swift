import HealthMath
import Members
import Web

/// What buddies did and earned lately, with kind words behind one button, and what they see of oneself.
struct CheersPage: PageModel {
    static let template = "cheers/buddies"

    let frame: Frame
    let trainings: [TrainingView]
    let lines: [LineView]
    let isShown: Bool
    let takesCheers: Bool
    let showsMissions: Bool
    /// Whether there are missions to show here.
    let hasMissions: Bool

    struct TrainingView: Encodable, Sendable {
        /// The id of its line.
        let trainerMark: String
        let trainerName: String
        let trainerPath: String
        let trainerMember: String
        /// "Today", "Sat 14 March".
        let trainedDay: String
        /// "2026-03-14".
        let trainedOn: String
        let trainerSaid: String
        let trainerWords: [CheerWords.View]
    }

    struct LineView: Encodable, Sendable {
        /// The id of its line.
        let buddyMark: String
        let achievement: AchievementView
        let buddyName: String
        let buddyPath: String
        let buddyMember: String
        let buddyAchievement: String
        /// The kind words that the member said to it; empty for none yet.
        let buddySaid: String
        let buddyWords: [CheerWords.View]
    }

    init(_ found: CheerController.Found, today: CalendarDay, frame: Frame) {
        self.frame = frame
        self.isShown = found.sharing.isShown
        self.takesCheers = found.sharing.takesCheers
        self.showsMissions = found.sharing.showsMissions
        self.hasMissions = found.hasMissions
        self.trainings = found.trained.compactMap { one in
            found.buddies[one.buddy].map { buddy in
                TrainingView(
                    trainerMark: CheerSubject.training(one.day).mark(of: one.buddy),
                    trainerName: buddy.name,
                    trainerPath: buddy.path,
                    trainerMember: "\(one.buddy)",
                    trainedDay: DayName(one.day, today: today).name,
                    trainedOn: one.day.description,
                    trainerSaid: one.said?.text ?? "",
                    trainerWords: Self.words(isOpen: one.takesCheers && one.said == nil)
                )
            }
        }
        self.lines = found.earned.compactMap { one in
            found.buddies[one.buddy].map { buddy in
                LineView(
                    buddyMark: CheerSubject.achievement(one.earned.achievement).mark(of: one.buddy),
                    achievement: AchievementView(one.earned, today: today),
                    buddyName: buddy.name,
                    buddyPath: buddy.path,
                    buddyMember: "\(one.buddy)",
                    buddyAchievement: one.earned.achievement.name,
                    buddySaid: one.said?.text ?? "",
                    buddyWords: Self.words(isOpen: one.takesCheers && one.said == nil)
                )
            }
        }
    }

    /// Returns the words to choose from; none where nothing can be said any more.
    private static func words(isOpen: Bool) -> [CheerWords.View] {
        isOpen ? CheerWords.views : []
    }
}
