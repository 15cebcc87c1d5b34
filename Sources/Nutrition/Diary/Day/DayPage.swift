import HealthMath
import Members
import Web

/// A day of the diary.
struct DayPage: PageModel {
    static let template = "diary/day"
    var isKept: Bool { true }

    let frame: Frame
    let day: String
    let dayName: String
    let dayDate: String
    let previousPath: String
    let nextPath: String
    let todayPath: String
    let firstDay: String
    let lastDay: String
    let energyUnit: String
    let ring: RingView
    let macros: [MacroView]
    /// The first meal, which stands above the fold whatever else the day has: at most one.
    let firstMeals: [MealView]
    /// The others.
    let meals: [MealView]
    let nothingEaten: Bool
    let hasGoal: Bool
    let known: String
    /// The day in words for no-pressure mode; empty when numbers are shown.
    let gentleWords: String
    let nutrientsPath: String
    let mealsPath: String
    let energyPath: String
    let readingsPath: String
    /// "420 kcal burned, 210 kcal of it added"; empty when nothing was burned.
    let energyWords: String
    let advicePath: String
    /// Where proposals for empty meals are loaded; empty when no meal is empty, or when they come after the first meal.
    let usualPath: String
    /// The same after the first meal, on a day that begins with something else.
    let usualAfterPath: String
    /// Empty on a day without entries.
    let copyPath: String
    /// Empty where the proposals for empty meals lead there.
    let copyHerePath: String
    let plans: [PlanLine]
    /// What is to be trained within two hours, or today's next where none is; it stands at the top.
    let soonPlans: [PlanLine]
    /// The same after the first meal, while a workout is under way.
    let soonAfter: [PlanLine]
    let running: [RunningWorkout]
    let missions: [PlanLine]
    /// At most one.
    let setUpOffers: [SetUpOffer]
    /// At most one.
    let comingBack: [ComingBack]
    let isToday: Bool
    /// "24 points this week"; empty for nothing.
    let keepGoing: String

    init(
        _ day: DiaryDay,
        gentle: GentleDay? = nil,
        plans: [PlanLine] = [],
        running: [RunningWorkout] = [],
        missions: [PlanLine] = [],
        setUp: SetUpOffer? = nil,
        comingBack: ComingBack? = nil,
        keepGoing: String = "",
        hasUsual: Bool = true,
        range: DiaryRange,
        units: Units,
        frame: Frame
    ) {
        let name = DayName(day.day, today: range.today)
        self.frame = frame
        let isToday = day.day == range.today
        let next = isToday ? plans.first(where: \.planIsOpen) : nil
        let soon = plans.contains(where: \.planIsSoon) ? plans.filter(\.planIsSoon) : [next].compactMap(\.self)
        self.plans = plans.filter { !soon.contains($0) }
        let isUnderWay = isToday && !running.isEmpty
        self.soonPlans = isUnderWay ? [] : soon
        self.soonAfter = isUnderWay ? soon : []
        self.running = running
        self.missions = missions
        self.setUpOffers = [setUp].compactMap(\.self)
        self.comingBack = [comingBack].compactMap(\.self)
        self.isToday = isToday
        self.keepGoing = keepGoing
        self.day = day.day.description
        self.dayName = name.name
        self.dayDate = name.dateBesideName
        let (before, after) = (day.day.adding(days: -1), day.day.adding(days: 1))
        self.previousPath = range.contains(before) ? DiaryLinks.day(before) : ""
        self.nextPath = range.contains(after) ? DiaryLinks.day(after) : ""
        self.todayPath = day.day == range.today ? "" : DiaryLinks.day(range.today)
        self.firstDay = range.first.description
        self.lastDay = range.last.description
        self.energyUnit = units.energy.rawValue
        self.ring = RingView(day, units: units)
        self.macros = KeyFact.macros.map { MacroView($0, in: day) }
        let meals = day.meals.map { MealView($0, of: day, today: range.today, units: units) }
        self.firstMeals = Array(meals.prefix(1))
        self.meals = Array(meals.dropFirst())
        self.nothingEaten = day.meals.allSatisfy(\.entries.isEmpty)
        self.hasGoal = day.target != nil
        self.known = Self.known(day.totals[.kcal])
        self.gentleWords = gentle?.words ?? ""
        self.nutrientsPath = DiaryLinks.nutrients(day.day)
        self.mealsPath = DiaryLinks.meals.path
        self.energyPath = EnergyLinks.day(day.day)
        self.readingsPath = MeasurementLinks.day(day.day)
        self.energyWords = EnergyWords.row(ShownDay(day, units: units))
        self.advicePath = "\(AdviceLinks.today.path)?day=\(day.day)"
        let usual = hasUsual ? DiaryLinks.usual(day.day) : ""
        let isFull = isUnderWay || !soon.isEmpty || comingBack != nil
        self.usualPath = isFull ? "" : usual
        self.usualAfterPath = isFull ? usual : ""
        let target = Self.target(of: day.day, today: range.today)
        self.copyPath = self.nothingEaten ? "" : DiaryLinks.copy(from: day.day, to: target)
        self.copyHerePath = range.contains(before) && !hasUsual ? DiaryLinks.copy(onto: day.day) : ""
    }

    /// Returns the day to which meals are most likely copied: today, or tomorrow from today.
    static func target(of day: CalendarDay, today: CalendarDay) -> CalendarDay {
        day == today ? today.adding(days: 1) : today
    }

    /// Says how incomplete a sum is; empty when it is complete.
    static func known(_ total: Total) -> String {
        total.isComplete ? "" : "known for \(total.known) of \(total.foods) \(total.foods == 1 ? "food" : "foods")"
    }
}
