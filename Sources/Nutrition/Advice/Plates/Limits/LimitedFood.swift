import FoodCatalogue
import HealthMath

/// A kind of food of which a day should have so much, however much energy is left.
///
/// Who needs more than `usualDay` has more of it in proportion, so that what they need is bread, rice, oil and milk rather than a
/// bowl of nuts or eleven pieces of fruit.
enum LimitedFood: CaseIterable, Sendable {
    /// Nuts, seeds and what is ground of them.
    case nuts
    case fruit
    case sweets
    case yogurt
    /// What is eaten by the slice or crumbled, without cottage and cream cheese.
    case cheese

    /// The energy of the day for which the portions of guidelines are meant, in kcal (Regulation (EU) 1169/2011, annex XIII).
    private static let usualDay = 2_000.0

    /// Returns the portions of a day with this goal.
    ///
    /// - nuts: 30 g (E. Ros and others, PREDIMED, 2018; Nordic Nutrition Recommendations, 2023: 20 to 30 g).
    /// - fruit: three portions; two are advised at least (DGE, "Gut essen und trinken", 2024).
    /// - sweets: one, of at most 25 g of sugars, the 5 % of energy below which more is gained (WHO, "Sugars intake for adults and
    ///   children", 2015).
    /// - yogurt: two, the portions of milk and what is made of it that a day has (DGE, 2024).
    /// - cheese: two, likewise.
    func portions(goal: Double?) -> Double {
        let times = max((goal ?? 0) / Self.usualDay, 1)
        return switch self {
        case .nuts, .sweets: times
        case .fruit: 3 * times
        case .yogurt, .cheese: 2 * times
        }
    }

    /// How many foods of it a day may have, so that no day tastes of one thing.
    var times: Int {
        switch self {
        case .nuts: 2
        case .yogurt, .cheese: 1
        case .fruit: 6
        case .sweets: 3
        }
    }
}

/// How much of a limited food a food is.
struct LimitedAmount: Sendable, Equatable {
    let food: LimitedFood
    /// In portions.
    let portions: Double

    /// Returns the amount by a food's name; nil for foods without a limit.
    init?(_ name: String, grams: Double) {
        let words = Set(Wording.pieces(name).map(Wording.singular))
        guard words.isDisjoint(with: Self.others),
            let food = Self.words.first(where: { !words.isDisjoint(with: $0.words) })?.food,
            food != .cheese || words.isDisjoint(with: Self.softCheeses)
        else { return nil }
        self.food = food
        self.portions = grams / Self.portion(of: food, words)
    }

    /// The weight of a portion in grams.
    ///
    /// Fruit: 110 g fresh (DGE, 2024), 30 g dried (NHS, 5 A Day). Cheese: 30 g, or 60 g of mozzarella (DGE, 2024). Sweets:
    /// a glass of juice or 200 g of pudding have some 20 g of sugars beside those of milk, as 20 to 30 g of jam, honey or
    /// sweets have.
    private static func portion(of food: LimitedFood, _ words: Set<String>) -> Double {
        switch food {
        case .nuts: 30
        case .cheese: words.contains("mozzarella") ? 60 : 30
        case .fruit: words.isDisjoint(with: self.dried) ? 110 : 30
        case .sweets: words.isDisjoint(with: self.dilute) ? 25 : 200
        case .yogurt: 150
        }
    }

    private static let softCheeses = Self.singular("cottage cream ricotta quark cake")
    /// Sweets with so little sugar that 200 g are a portion.
    private static let dilute = Self.singular("juice cola lemonade soda cordial pudding")
    private static let dried = Self.singular("dried date raisin sultana prune")

    /// Words of foods that are none of these, though another word says so: almond milk, cherry tomatoes, walnut oil.
    private static let others = Self.singular("milk drink oil tomato pepper vinegar leaf bread flour")

    /// The first that has a word of a name is it: "yogurt with honey" is yogurt, and "apple juice" no fruit.
    private static let words: [(food: LimitedFood, words: Set<String>)] = [
        (.yogurt, Self.singular("yogurt yoghurt skyr")),
        (
            .cheese,
            Self.singular(
                "cheese brie camembert cheddar edam emmental feta gouda gruyere halloumi manchego mozzarella parmesan"
            )
        ),
        (
            .nuts,
            Self.singular(
                """
                nut nuts almond cashew hazelnut macadamia peanut pecan pistachio walnut tahini seed flaxseed linseed chia
                """
            )
        ),
        (
            .sweets,
            Self.singular(
                """
                jam marmalade honey syrup sugar chocolate juice cola lemonade soda cordial pudding cake biscuit cookie
                candy sweets pie pastry doughnut brownie muffin
                """
            )
        ),
        (
            .fruit,
            Self.singular(
                """
                fruit apple applesauce apricot banana berry blackberry blueberry cherry clementine cranberry currant date fig grape
                grapefruit kiwi kiwifruit mandarin mango melon cantaloupe nectarine orange papaya peach pear persimmon pineapple
                plum pomegranate prune raisin raspberry satsuma strawberry sultana tangerine watermelon
                """
            )
        ),
    ]

    private static func singular(_ words: String) -> Set<String> { Set(Wording.pieces(words).map(Wording.singular)) }
}
