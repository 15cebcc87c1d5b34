import HealthMath

/// A day as a device reads it; unknown amounts, the goal and what is left without a goal are null.
struct DayAnswer: Encodable, Sendable {
    let day: String
    let meals: [Meal]
    let totals: Amounts
    /// For how many of the entries each total is known.
    let known: Counts
    let entries: Int
    let goal: Goal?
    let burned: Double
    let left: Double?

    struct Meal: Encodable, Sendable {
        let name: String
        let entries: [EntryAnswer]
    }

    struct Goal: Encodable, Sendable {
        let kcal: Double
        let fat: Double
        let carbohydrate: Double
        let protein: Double
    }

    init(_ day: DiaryDay) {
        self.day = day.day.description
        self.meals = day.meals.map { Meal(name: $0.name, entries: $0.entries.map(EntryAnswer.init)) }
        self.totals = Amounts(totals: day.totals)
        self.known = Counts(totals: day.totals)
        self.entries = day.meals.reduce(0) { $0 + $1.entries.count }
        self.goal = day.target.map {
            Goal(
                kcal: $0.kilocalories.inThousandths,
                fat: $0.macros.fat.inThousandths,
                carbohydrate: $0.macros.carbohydrate.inThousandths,
                protein: $0.macros.protein.inThousandths
            )
        }
        self.burned = day.burned.inThousandths
        self.left = day.left?.inThousandths
    }

    enum CodingKeys: CodingKey { case day, meals, totals, known, entries, goal, burned, left }

    func encode(to encoder: any Encoder) throws {
        var answer = encoder.container(keyedBy: CodingKeys.self)
        try answer.encode(self.day, forKey: .day)
        try answer.encode(self.meals, forKey: .meals)
        try answer.encode(self.totals, forKey: .totals)
        try answer.encode(self.known, forKey: .known)
        try answer.encode(self.entries, forKey: .entries)
        try answer.encode(self.goal, forKey: .goal)
        try answer.encode(self.burned, forKey: .burned)
        try answer.encode(self.left, forKey: .left)
    }
}

extension DayAnswer {
    /// Sums by fact: grams, but kcal for energy and milligrams for sodium.
    struct Amounts: Encodable, Sendable {
        let totals: Totals

        func encode(to encoder: any Encoder) throws {
            var answer = encoder.container(keyedBy: FactKey.self)
            for fact in KeyFact.allCases {
                try answer.encode(self.totals[fact].amount?.inThousandths, forKey: FactKey(fact))
            }
        }
    }

    struct Counts: Encodable, Sendable {
        let totals: Totals

        func encode(to encoder: any Encoder) throws {
            var answer = encoder.container(keyedBy: FactKey.self)
            for fact in KeyFact.allCases { try answer.encode(self.totals[fact].known, forKey: FactKey(fact)) }
        }
    }

    struct FactKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ fact: KeyFact) { self.stringValue = fact.key }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
