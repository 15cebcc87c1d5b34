import HealthMath
import Members
import Web

/// A day as a device reads it; unknown amounts, the goal and what is left without a goal are null.
struct DayResponse: Encodable, Sendable {
    let day: String
    let meals: [Meal]
    /// In grams; energy in kcal, sodium in milligrams.
    let totals: EachFact<OrNull<Double>>
    /// The number of entries for which each total is known.
    let known: EachFact<Int>
    let entries: Int
    let goal: OrNull<Goal>
    let burned: Double
    /// The part of what was burned by exercise that raises what is left.
    let credited: Double
    /// Eaten minus burned, and eaten for each kcal burned: null when nothing was.
    let difference: Double
    let ratio: OrNull<Double>
    let left: OrNull<Double>

    struct Meal: Encodable, Sendable {
        let name: String
        let entries: [EntryResponse]
    }

    struct Goal: Encodable, Sendable {
        let kcal: Double
        let fat: Double
        let carbohydrate: Double
        let protein: Double
    }

    init(_ day: DiaryDay) {
        self.day = day.day.description
        self.meals = day.meals.map { Meal(name: $0.name, entries: $0.entries.map(EntryResponse.init)) }
        let totals = day.totals
        self.totals = EachFact { OrNull(totals[$0].amount?.inThousandths) }
        self.known = EachFact { totals[$0].known }
        self.entries = day.meals.reduce(0) { $0 + $1.entries.count }
        self.goal = OrNull(
            day.target.map {
                Goal(
                    kcal: $0.kilocalories.inThousandths,
                    fat: $0.macros.fat.inThousandths,
                    carbohydrate: $0.macros.carbohydrate.inThousandths,
                    protein: $0.macros.protein.inThousandths
                )
            }
        )
        self.burned = day.burned.inThousandths
        self.credited = day.credited.inThousandths
        self.difference = day.balance.difference.inThousandths
        self.ratio = OrNull(day.balance.ratio?.inThousandths)
        self.left = OrNull(day.left?.inThousandths)
    }
}

/// A value for each of the facts that are shown everywhere.
struct EachFact<Value: Encodable & Sendable>: Encodable, Sendable {
    let kcal: Value
    let fat: Value
    let carbohydrate: Value
    let protein: Value
    let fibre: Value
    let sugars: Value
    let saturatedFat: Value
    let sodium: Value

    init(_ value: (KeyFact) -> Value) {
        self.kcal = value(.kcal)
        self.fat = value(.fat)
        self.carbohydrate = value(.carbohydrate)
        self.protein = value(.protein)
        self.fibre = value(.fibre)
        self.sugars = value(.sugars)
        self.saturatedFat = value(.saturatedFat)
        self.sodium = value(.sodium)
    }
}
