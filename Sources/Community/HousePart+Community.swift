import Web

extension HousePart {
    /// Suggestions and the search for people; buddies and their chats stay.
    static let matching = Self(
        "matching",
        title: "Finding people",
        hint: "Cards, suggestions and the search for people. Buddies and their chats stay."
    )
}
