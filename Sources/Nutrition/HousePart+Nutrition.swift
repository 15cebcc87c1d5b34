import Web

extension HousePart {
    /// Asking other servers for foods that are unknown here.
    static let onlineFoods = Self(
        "online-foods",
        title: "Foods from elsewhere",
        hint: "Asking Open Food Facts and Edamam for what is unknown here. What they named before stays."
    )
}
