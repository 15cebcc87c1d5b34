import HealthMath

/// An eater for whom thirty days of plates are judged.
struct PlateEater: Sendable {
    let name: String
    let age: Int
    /// The targets of a day.
    let target: DailyTargets
    let aim: IdeaAim
    var needs: Set<Diet> = []
    /// The weekdays on which they train.
    var training: Set<Weekday> = []

    /// Ten kinds of people, with targets as a goal gives them.
    static let all = [
        Self("woman losing weight", age: 35, 1_500, (25, 45, 30), .deficit, training: [.tuesday, .friday]),
        Self(
            "man gaining muscle",
            age: 28,
            3_000,
            (22, 50, 28),
            .muscle,
            training: [.monday, .tuesday, .thursday, .friday]
        ),
        Self("vegan", age: 30, 2_000, (16, 54, 30), .maintenance, needs: [.vegan], training: [.wednesday]),
        Self("vegetarian", age: 42, 1_900, (18, 50, 32), .maintenance, needs: [.vegetarian]),
        Self("gluten-free", age: 38, 2_100, (20, 48, 32), .maintenance, needs: [.glutenFree]),
        Self("lactose-free", age: 45, 2_200, (20, 48, 32), .maintenance, needs: [.lactoseFree]),
        Self("halal", age: 33, 2_300, (20, 50, 30), .maintenance, needs: [.halal], training: [.saturday]),
        Self("low in carbohydrate, with diabetes", age: 58, 1_800, (28, 28, 44), .deficit),
        Self("elderly", age: 78, 1_700, (20, 48, 32), .maintenance),
        Self(
            "teenage athlete",
            age: 16,
            2_900,
            (18, 54, 28),
            .surplus,
            training: [.monday, .tuesday, .wednesday, .friday, .saturday]
        ),
    ]

    /// - Parameter shares: protein, carbohydrate and fat, in per cent of energy.
    init(
        _ name: String,
        age: Int,
        _ kilocalories: Double,
        _ shares: (protein: Double, carbohydrate: Double, fat: Double),
        _ aim: IdeaAim,
        needs: Set<Diet> = [],
        training: Set<Weekday> = []
    ) {
        self.name = name
        self.age = age
        self.target = DailyTargets(
            kilocalories: kilocalories,
            macros: Macros(
                fat: kilocalories * shares.fat / 100 / Macros.perGram.fat,
                carbohydrate: kilocalories * shares.carbohydrate / 100 / Macros.perGram.carbohydrate,
                protein: kilocalories * shares.protein / 100 / Macros.perGram.protein
            )
        )
        self.aim = aim
        self.needs = needs
        self.training = training
    }
}
