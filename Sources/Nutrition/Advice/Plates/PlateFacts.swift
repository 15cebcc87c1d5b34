/// What a plate or a part of it brings, in kcal and grams, sodium in milligrams; unknown amounts count as nothing.
struct PlateFacts: Sendable, Equatable {
    var grams = 0.0
    var kcal = 0.0
    var protein = 0.0
    var carbohydrate = 0.0
    var fat = 0.0
    var fibre = 0.0
    var sodium = 0.0

    init() {}

    init(_ facts: KeyFacts, grams: Double) {
        self.grams = grams
        self.kcal = facts[.kcal] ?? 0
        self.protein = facts[.protein] ?? 0
        self.carbohydrate = facts[.carbohydrate] ?? 0
        self.fat = facts[.fat] ?? 0
        self.fibre = facts[.fibre] ?? 0
        self.sodium = facts[.sodium] ?? 0
    }

    mutating func add(_ other: PlateFacts, times count: Double) {
        self.grams += other.grams * count
        self.kcal += other.kcal * count
        self.protein += other.protein * count
        self.carbohydrate += other.carbohydrate * count
        self.fat += other.fat * count
        self.fibre += other.fibre * count
        self.sodium += other.sodium * count
    }
}
