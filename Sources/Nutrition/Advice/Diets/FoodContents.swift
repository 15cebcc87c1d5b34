import FoodCatalogue
import HealthMath

/// The contents of a food that diets and allergies concern.
///
/// It errs on the safe side: baked, mixed and ready-made foods may contain every allergen, and a food of an unknown
/// group, or one named together with something unknown, may contain anything.
struct FoodContents: OptionSet, Sendable, Hashable {
    let rawValue: Int

    /// Meat, poultry, and products of animals: gelatine, broth, lard.
    static let meat = FoodContents(rawValue: 1 << 0)
    static let pork = FoodContents(rawValue: 1 << 1)
    static let fish = FoodContents(rawValue: 1 << 2)
    static let unkosherFish = FoodContents(rawValue: 1 << 3)
    /// Crustaceans and molluscs.
    static let shellfish = FoodContents(rawValue: 1 << 4)
    static let dairy = FoodContents(rawValue: 1 << 5)
    static let egg = FoodContents(rawValue: 1 << 6)
    static let honey = FoodContents(rawValue: 1 << 7)
    static let gluten = FoodContents(rawValue: 1 << 8)
    /// Peanuts, tree nuts and coconut; also seeds, which are packed beside them.
    static let nuts = FoodContents(rawValue: 1 << 9)
    static let soy = FoodContents(rawValue: 1 << 10)
    static let alcohol = FoodContents(rawValue: 1 << 11)
    /// More salt than a little, or an unknown amount.
    static let salt = FoodContents(rawValue: 1 << 12)

    /// Cheese that is made with the rennet of calves or lambs, whatever its maker: by the rules of its name for most.
    static let rennet = FoodContents(rawValue: 1 << 13)

    /// Allergens that a baked or mixed food may contain without its name saying so.
    static let allergens: FoodContents = [.dairy, .egg, .gluten, .nuts, .soy]
    static let anything = FoodContents(rawValue: (1 << 14) - 1)

    /// The most sodium that counts as a little, in mg per 100 g: 0.3 g of salt.
    ///
    /// Department of Health and Food Standards Agency (UK), "Guide to creating a front of pack nutrition label", 2016,
    /// table 2.
    static let littleSodium = 120.0

    /// Returns whether the food may be proposed to somebody with these needs.
    func suits(_ needs: Set<Diet>) -> Bool {
        needs.allSatisfy { self.isDisjoint(with: $0.forbids) }
    }
}

extension FoodContents {
    /// Tells the contents of a food by its group, name and sodium.
    init(_ food: Food) {
        var contents = ContentWords.contents(of: food.group, food.name)
        if food.brand != nil { contents.formUnion(.allergens) }
        if food.nutrients[KeyFact.sodium.nutrient].map({ $0 > Self.littleSodium }) ?? true { contents.insert(.salt) }
        self = contents
    }
}
