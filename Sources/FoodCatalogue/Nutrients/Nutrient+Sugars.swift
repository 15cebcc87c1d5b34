/// Single sugars, and starch.
extension Nutrient {
    static let sugars: [Nutrient] = [
        Nutrient(209, "Starch", "g", .sugars),
        Nutrient(210, "Sucrose", "g", .sugars),
        Nutrient(211, "Glucose", "g", .sugars),
        Nutrient(212, "Fructose", "g", .sugars),
        Nutrient(213, "Lactose", "g", .sugars),
        Nutrient(214, "Maltose", "g", .sugars),
        Nutrient(287, "Galactose", "g", .sugars),
    ]
}
