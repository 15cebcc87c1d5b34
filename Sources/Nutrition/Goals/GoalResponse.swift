import HealthMath

/// A goal as devices read it; a proposal has neither id nor version.
struct GoalResponse: Encodable, Sendable {
    let id: String?
    let version: Int64?
    let startKg: Double
    let targetKg: Double
    let startDay: String
    let targetDay: String
    let activityFactor: Double
    let fatPercent: Double
    let carbohydratePercent: Double
    let proteinPercent: Double
    let kgPerWeek: Double
    /// The estimated expenditure in kcal a day; absent when the plan uses the activity level.
    let expenditureKcal: Double?
    /// The mean of the week.
    let daily: Daily
    /// The seven days from Monday; absent in a proposal, whose days are all alike.
    let week: [Daily]?

    struct Daily: Encodable, Sendable {
        let kcal: Double
        let fat: Double
        let carbohydrate: Double
        let protein: Double
    }

    init(_ goal: Goal) { self.init(goal.terms, id: goal.id, version: goal.version) }

    init(proposing terms: GoalTerms) { self.init(terms, id: nil, version: nil) }

    private init(_ terms: GoalTerms, id: String?, version: Int64?) {
        let course = terms.course
        self.id = id
        self.version = version
        // Weights are not rounded, so that a proposal that is sent back is exactly the safe one.
        self.startKg = course.startKilograms
        self.targetKg = course.targetKilograms
        self.startDay = course.startDay.description
        self.targetDay = course.targetDay.description
        self.activityFactor = terms.activity.rawValue
        self.fatPercent = Self.hundredths(terms.split.fat)
        self.carbohydratePercent = Self.hundredths(terms.split.carbohydrate)
        self.proteinPercent = Self.hundredths(terms.split.protein)
        self.kgPerWeek = Self.hundredths(course.kilogramsPerWeek)
        self.expenditureKcal = terms.expenditure
        self.daily = Daily(terms.daily)
        self.week =
            id == nil
            ? nil
            : Weekday.allCases.map { Daily(terms.targets[$0]) }
    }

    fileprivate static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension GoalResponse.Daily {
    init(_ targets: DailyTargets) {
        self.kcal = GoalResponse.hundredths(targets.kilocalories)
        self.fat = GoalResponse.hundredths(targets.macros.fat)
        self.carbohydrate = GoalResponse.hundredths(targets.macros.carbohydrate)
        self.protein = GoalResponse.hundredths(targets.macros.protein)
    }
}
