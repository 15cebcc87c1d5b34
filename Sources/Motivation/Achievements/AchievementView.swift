import HealthMath
import Members

/// An achievement on a page, with its sign.
struct AchievementView: Encodable, Sendable {
    /// The names of the two drawings that make the sign: its frame and what stands in it.
    let signFrame: String
    let signDrawing: String
    let achievementTitle: String
    /// The words for what to do, or for what was done once it is earned.
    let achievementWords: String
    /// "Sat 14 March", or empty before.
    let achievementDay: String
    /// "18 of 30", "672 of 3,000 minutes"; empty when it is earned, or nothing is done yet.
    let achievementNear: String
    /// The share that is done, in whole percents.
    let achievementPercent: String

    init(_ earned: EarnedAchievement, today: CalendarDay) {
        let achievement = earned.achievement
        let day = DayName(earned.day, today: today).name
        self.init(achievement, achievement.done, day: day, near: "", percent: 100)
    }

    init(_ achievement: Achievement, amount: Int) {
        let target = Numerals.text(Double(achievement.target))
        let unit = achievement.measure == .minutes ? " minutes" : ""
        self.init(
            achievement,
            achievement.words,
            day: "",
            near: "\(Numerals.text(Double(amount))) of \(target)\(unit)",
            percent: amount * 100 / achievement.target
        )
    }

    private init(_ achievement: Achievement, _ words: String, day: String, near: String, percent: Int) {
        self.signFrame = "frame-\(achievement.step)"
        self.signDrawing = achievement.measure.rawValue
        self.achievementTitle = achievement.title
        self.achievementWords = words
        self.achievementDay = day
        self.achievementNear = near
        self.achievementPercent = "\(percent)"
    }
}
