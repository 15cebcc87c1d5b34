import HealthMath

/// The energy and macros that may still be eaten on a day, never negative.
struct Room: Sendable, Equatable {
    let kcal: Double
    /// In grams.
    let protein: Double
    let carbohydrate: Double
    let fat: Double

    /// Returns nil on days without a goal.
    init?(_ day: DiaryDay) {
        guard let target = day.target, let left = day.left else { return nil }
        self.init(
            kcal: left,
            protein: target.macros.protein - day.totals[.protein].sum,
            carbohydrate: target.macros.carbohydrate - day.totals[.carbohydrate].sum,
            fat: target.macros.fat - day.totals[.fat].sum
        )
    }

    init(kcal: Double, protein: Double, carbohydrate: Double, fat: Double) {
        self.kcal = max(kcal, 0)
        self.protein = max(protein, 0)
        self.carbohydrate = max(carbohydrate, 0)
        self.fat = max(fat, 0)
    }

    /// Whether there is too little left for anything but a few vegetables.
    var isUsedUp: Bool { self.kcal < Self.light }

    /// The energy of an idea that is light enough at any time, in kcal.
    static let light = 60.0
}
