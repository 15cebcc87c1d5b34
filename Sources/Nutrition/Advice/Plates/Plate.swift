import FoodCatalogue
import HealthMath

/// A meal that can be proposed: two to four things of the table, or a recipe or a saved meal of the member's own.
struct Plate: Sendable, Equatable, Identifiable {
    /// The name with dashes for a plate of the table, the dish's id for a member's own.
    let id: String
    let name: String
    /// The main part: no two meals of a day should have the same.
    let main: PlateMain
    let suits: Set<Idea.Occasion>
    /// Nil for a member's own.
    let minutes: Int?
    /// The first is its cuisine, or what it is known for.
    let styles: [String]
    let things: [PlateThing]
    /// Nil for a plate of the table.
    let dish: Dish.Kind?
    let contents: FoodContents
    /// Foods that it contains; for a member's own more than the one thing that is logged.
    let foods: Set<Food.ID>
    /// How many of the things, the last ones, stand beside it.
    var sides = 0
    /// The names of what a member's own dish is made of, which is one thing; empty for others.
    var parts: [String] = []

    /// Returns the plate with another beside it; what it is made of, and by which it is alike, stays its own.
    func adding(_ side: Plate) -> Plate {
        Plate(
            id: self.id + Self.beside + side.id,
            name: self.name,
            main: self.main,
            suits: self.suits,
            minutes: self.minutes,
            styles: self.styles,
            things: self.things + side.things,
            dish: self.dish,
            contents: self.contents.union(side.contents),
            foods: self.foods,
            sides: self.sides + side.things.count,
            parts: self.parts
        )
    }

    /// Whether a drink is with it already; two make no meal.
    var hasDrink: Bool { self.things.contains { $0.measure.isDrink } }

    /// Whether grain, bread or potatoes are on it.
    var hasStarch: Bool { self.things.contains { $0.role == .starch } }

    /// Returns whether something of its kind stands beside it already: fruit, milk, a pudding.
    ///
    /// Nobody has two melons after dinner, or yogurt and rice pudding.
    func hasBeside(_ side: Plate) -> Bool {
        if side.has(Self.puddings), self.has(Self.puddings) { return true }
        let roles = Set(side.things.map(\.role)).intersection([.plants, .protein])
        return self.things.suffix(self.sides).contains { roles.contains($0.role) }
    }

    /// Returns whether the side is of other kitchens: nobody has cheese after rice noodles, or hummus.
    func isFar(from side: Plate) -> Bool {
        side.styles.contains("European") && !Set(self.styles).isDisjoint(with: ["East Asian", "Indian"])
    }

    /// Whether fruit or something sweet is on it.
    var isSweet: Bool { self.things.contains { $0.limited?.food == .fruit || $0.limited?.food == .sweets } }

    /// Whether nuts or peanuts are on it or beside it.
    var hasNuts: Bool { self.has(Self.nuts) }

    private static let puddings: Set<String> = ["pudding"]
    private static let nuts: Set<String> = [
        "almonds", "cashews", "hazelnuts", "peanut", "peanuts", "pecans", "pistachios", "walnuts",
    ]

    /// Returns whether one of its things is called by one of these words.
    func has(_ words: Set<String>) -> Bool {
        self.things.contains { !words.isDisjoint(with: Wording.pieces($0.measure.foodName)) }
    }

    /// Stands between the ids of a plate and of what is beside it.
    static let beside = "+"

    /// Returns whether it may be proposed to somebody with these needs.
    ///
    /// Kosher asks more of a plate than of its things: no meat together with dairy.
    func suits(_ needs: Set<Diet>) -> Bool {
        self.contents.suits(needs) && !(needs.contains(.kosher) && self.contents.isSuperset(of: [.meat, .dairy]))
    }
}

extension Plate {
    /// Returns nil when the catalogue doesn't have one of the foods, or their main nutrients are unknown.
    init?(_ line: PlateLine, _ foods: [Food.ID: Food]) {
        let things = line.things.compactMap { thing in foods[thing.food].flatMap { PlateThing(thing, $0) } }
        guard things.count == line.things.count else { return nil }
        var names: [Food.ID: String] = [:]
        for thing in things {
            let food = foods[thing.food]
            names[thing.food] = "\(thing.measure.words(1)) \(food?.name ?? "") \(food?.plainName ?? "")"
        }
        self.init(
            id: line.id,
            name: line.name,
            main: PlateMain(line.main, of: names),
            suits: line.occasions,
            minutes: line.minutes,
            styles: line.styles,
            things: things,
            dish: nil,
            contents: things.reduce(into: []) { $0.formUnion($1.contents) },
            foods: Set(things.map(\.food))
        )
    }
}
