import HealthMath
import Members
import Web

/// Training's home page: the current week and links.
struct TrainingPage: PageModel {
    static let template = "training/home"
    /// False where it tells what hurts.
    var isKept: Bool { self.soreWords.isEmpty }

    let frame: Frame
    /// "Minded for today: knee." Empty where nothing hurts today.
    let soreWords: String
    /// "hip, knee"; empty with it.
    let sorePlaces: String
    let week: WeekView
    let energyUnit: String
    let morePath: String
    /// The plans of the week, without those that are `missed`.
    let plans: [PlanLine]
    /// Plans of the last days that didn't happen, with what is offered for each.
    let missed: [PlanLine]
    let running: [RunningWorkout]
    /// At most one.
    let todays: [TodaysTraining]
    /// A walk, then what else one may do by itself; none while something is under way.
    let just: [JustOneView]
    /// At most one.
    let monthlyGoals: [MonthlyGoalCard]
    /// Whether the list leads to a new workout; the card at the top does where nothing waits.
    let hasNewWorkout: Bool
    /// A few things to look at before training; empty where videos are switched off.
    let videos: [VideoLink]
    /// Whether there is a place of songs to lead to.
    let hasMusic: Bool

    init(
        _ week: TrainingWeek,
        plans: [PlanLine],
        missed: [PlanLine],
        running: [RunningWorkout],
        todays: TodaysTraining?,
        monthlyGoal: MonthlyGoalCard?,
        videos: [VideoLink],
        hasMusic: Bool,
        for facts: TrainingFacts,
        today: CalendarDay,
        units: Units,
        frame: Frame
    ) {
        self.frame = frame
        self.soreWords = facts.sore?.words(on: today) ?? ""
        self.sorePlaces = facts.sore?.places(on: today) ?? ""
        self.just = running.isEmpty ? JustOne.choices(for: facts).map { JustOneView($0, for: facts) } : []
        self.plans = plans.filter { !$0.asks }
        self.missed = missed
        self.running = running
        self.todays = [todays].compactMap(\.self)
        self.monthlyGoals = [monthlyGoal].compactMap(\.self)
        self.hasNewWorkout = todays?.isNew != true
        self.videos = videos
        self.hasMusic = hasMusic
        self.week = WeekView(week, today: today, units: units)
        self.energyUnit = units.energy.rawValue
        self.morePath = TrainingLinks.week(week.days.lowerBound)
    }
}
