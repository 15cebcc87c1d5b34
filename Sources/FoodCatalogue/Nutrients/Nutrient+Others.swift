/// Nutrients under no other heading.
extension Nutrient {
    static let others: [Nutrient] = [
        Nutrient(207, "Ash", "g", .others),
        Nutrient(257, "Adjusted protein", "g", .others),
        Nutrient(263, "Theobromine", "mg", .others),
    ]
}
