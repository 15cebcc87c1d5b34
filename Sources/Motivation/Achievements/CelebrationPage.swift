import HealthMath
import Web

/// What was earned and not seen yet, as part of another page; empty when there is nothing new.
struct CelebrationPage: PageModel {
    static let template = "achievements/celebration"

    let frame: Frame
    let achievements: [AchievementView]
    /// "and two more"; empty for a single one.
    let others: String

    init(_ earned: [EarnedAchievement], today: CalendarDay, frame: Frame) {
        self.frame = frame
        self.achievements = earned.prefix(1).map { AchievementView($0, today: today) }
        let rest = earned.count - 1
        self.others = rest < 1 ? "" : rest == 1 ? "and one more" : "and \(rest) more"
    }
}
