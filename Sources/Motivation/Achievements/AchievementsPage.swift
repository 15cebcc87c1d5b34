import HealthMath
import Web

/// A member's achievements: what is near, what they have, and the rest.
struct AchievementsPage: PageModel {
    static let template = "achievements/all"

    let frame: Frame
    let near: [AchievementView]
    let earned: [AchievementView]
    let others: [AchievementView]

    /// How many are shown as near.
    private static let mostNear = 3

    init(
        _ earned: [EarnedAchievement],
        _ tally: AchievementTally,
        _ switches: HouseSwitches,
        today: CalendarDay,
        frame: Frame
    ) {
        self.frame = frame
        self.earned = earned.map { AchievementView($0, today: today) }
        let names = Set(earned.map(\.achievement.name))
        let open = Achievement.onOffer(switches, earned: earned).filter { !names.contains($0.name) }
        let near = Self.near(open, tally)
        self.near = near.map { AchievementView($0, amount: tally.amount(towards: $0)) }
        self.others = open.filter { !near.contains($0) }
            .map { AchievementView($0, amount: tally.amount(towards: $0)) }
    }

    /// Returns those of which the most is done; before anything is, the first steps.
    static func near(_ open: [Achievement], _ tally: AchievementTally) -> [Achievement] {
        let shares = open.map { ($0, Double(tally.amount(towards: $0)) / Double($0.target)) }
        return shares.sorted { ($1.1, $0.0.target) < ($0.1, $1.0.target) }.prefix(Self.mostNear).map(\.0)
    }
}
