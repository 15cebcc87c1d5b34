/// Minerals; sodium stands with the main nutrients.
extension Nutrient {
    static let minerals: [Nutrient] = [
        Nutrient(301, "Calcium", "mg", daily: 1_300, .minerals),
        Nutrient(303, "Iron", "mg", daily: 18, .minerals),
        Nutrient(306, "Potassium", "mg", daily: 4_700, .minerals),
        Nutrient(304, "Magnesium", "mg", daily: 420, .minerals),
        Nutrient(305, "Phosphorus", "mg", daily: 1_250, .minerals),
        Nutrient(309, "Zinc", "mg", daily: 11, .minerals),
        Nutrient(312, "Copper", "mg", daily: 0.9, .minerals),
        Nutrient(315, "Manganese", "mg", daily: 2.3, .minerals),
        Nutrient(317, "Selenium", "µg", daily: 55, .minerals),
        Nutrient(313, "Fluoride", "µg", .minerals),
    ]
}
