import FoodCatalogue

/// The kind of food that a small drawing before its name shows, so that a list can be scanned by eye.
///
/// The drawings are the symbols of `foods.svg`, one for each case.
enum FoodSign: String, Sendable, CaseIterable {
    case fruit, berry, banana, citrus
    case carrot, leaf, tomato, potato, mushroom, bean
    case nut, grain, bread, bowl, noodles
    case pizza, burger, sandwich, soup, fries
    case meat, poultry, sausage, fish, shellfish, egg
    case cheese, milk, yogurt, butter, oil
    case candy, chocolate, cookie, cake, ice
    case cup, drink, water, beer, wine
    case jar, spice, baby
    /// A recipe or a saved meal.
    case meal
    /// Whatever says no kind.
    case plate

    /// Tells the kind by the name as people say it; the last word of its first part counts most: a chicken soup is a soup.
    init(_ name: String, of food: Food.ID) {
        if [.recipe, .meal].contains(FoodOrigin(food)) {
            self = .meal
            return
        }
        for part in name.split(separator: ",") {
            let words = Wording.pieces(part, most: 12).prefix { !Self.joints.contains($0) }.map(Wording.singular)
            if let sign = Self.sign(of: words) {
                self = sign
                return
            }
        }
        self = .plate
    }

    /// What follows them is beside the food.
    private static let joints: Set<String> = ["with", "in", "on", "without", "and", "or", "from", "for"]

    private static func sign(of words: [String]) -> FoodSign? {
        for place in words.indices.reversed() {
            if place > 0, let sign = FoodSignWords.signs[words[place - 1] + " " + words[place]] { return sign }
            if let sign = FoodSignWords.signs[words[place]] { return sign }
        }
        return nil
    }
}
