import Web

extension HousePart {
    /// Asking other servers for foods that are unknown here.
    static let onlineFoods = Self(
        "online-foods",
        title: "Foods from elsewhere",
        hint: "Asking Open Food Facts and Edamam for what is unknown here. What they named before stays."
    )
    /// Telling foods from photos.
    static let foodPhotos = Self(
        "food-photos",
        title: "Photos of food",
        hint: "Telling from a photo what somebody eats. What was taught, and photos that are kept, stay."
    )
}
