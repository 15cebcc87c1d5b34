/// Energy and the nutrients at the top of a label.
extension Nutrient {
    static let main: [Nutrient] = [
        Nutrient(208, "Energy", "kcal", .energy),
        Nutrient(268, "Energy", "kJ", .energy),
        Nutrient(204, "Fat", "g", daily: 78, .energy),
        Nutrient(606, "Saturated fat", "g", daily: 20, .energy),
        Nutrient(605, "Trans fat", "g", .energy),
        Nutrient(645, "Monounsaturated fat", "g", .energy),
        Nutrient(646, "Polyunsaturated fat", "g", .energy),
        Nutrient(601, "Cholesterol", "mg", daily: 300, .energy),
        Nutrient(307, "Sodium", "mg", daily: 2_300, .energy),
        Nutrient(205, "Carbohydrate", "g", daily: 275, .energy),
        // What is enough for an adult, as plates are proposed by it, too: EFSA, "Dietary Reference Values for carbohydrates
        // and dietary fibre", 2010. The label rule says 28 g, 14 for each 1,000 kcal of its 2,000.
        Nutrient(291, "Fibre", "g", daily: 25, .energy),
        Nutrient(269, "Sugars", "g", .energy),
        Nutrient(203, "Protein", "g", daily: 50, .energy),
        Nutrient(255, "Water", "g", .energy),
        Nutrient(221, "Alcohol", "g", .energy),
        Nutrient(262, "Caffeine", "mg", .energy),
    ]
}
