import HealthMath
import Members
import Web

/// The home of the wing: what this week brought, what is near, and the ways to the rest.
struct MotivationPage: PageModel {
    static let template = "motivation/home"

    let frame: Frame
    /// "24", the points of this week.
    let weekPoints: String
    /// "Two days gave points." in words without a comparison.
    let weekWords: String
    let near: [AchievementView]
    let latest: [AchievementView]
    /// The missions under way, and how the day goes for them.
    let running: [MissionView]
    let todays: [MissionTodayView]
    /// The missions that buddies propose.
    let proposals: [MissionProposalView]
    /// At most one.
    let monthlyGoals: [MonthlyGoalCard]
    let hasRewards: Bool
    let hasMissions: Bool
    let hasRivals: Bool
    let hasAchievements: Bool
    let hasCheers: Bool
    let hasBoards: Bool

    init(
        week: Int,
        days: Int,
        _ earned: [EarnedAchievement],
        _ tally: AchievementTally,
        _ running: [Missions.Seen],
        goes day: MissionToday?,
        _ proposals: [MissionProposals.Seen],
        for member: Member,
        monthlyGoal: MonthlyGoalCard?,
        hasRewards: Bool,
        today: CalendarDay,
        switches: HouseSwitches,
        frame: Frame
    ) {
        self.frame = frame
        self.monthlyGoals = [monthlyGoal].compactMap(\.self)
        self.hasRewards = hasRewards
        self.hasMissions = switches.isOn(.missions)
        self.hasRivals = switches.isOn(.rivals)
        let hasAchievements = switches.isOn(.achievements)
        self.hasAchievements = hasAchievements
        self.hasCheers = switches.isOn(.cheers)
        self.hasBoards = switches.isOn(.leaderboards)
        self.weekPoints = Numerals.text(Double(week))
        let points = week == 1 ? "point" : "points"
        self.weekWords =
            switch days {
            case 0: "\(points) this week. Whatever you do next is the first."
            case 1: "\(points) this week, from one day."
            default: "\(points) this week, from \(days) days."
            }
        let names = Set(earned.map(\.achievement.name))
        let open = Achievement.onOffer(switches, earned: earned)
            .filter { hasAchievements && !names.contains($0.name) }
        self.near = AchievementsPage.near(open, tally).prefix(1)
            .map { AchievementView($0, amount: tally.amount(towards: $0)) }
        self.running = running.filter { $0.isUnderWay(on: today) }.map { MissionView($0, for: member, today: today) }
        self.todays = [day].compactMap { day in day.map { MissionTodayView($0, in: member.units) } }
        self.proposals = proposals.map { MissionProposalView($0, for: member) }
        self.latest = earned.prefix(hasAchievements ? 1 : 0).map { AchievementView($0, today: today) }
    }
}
