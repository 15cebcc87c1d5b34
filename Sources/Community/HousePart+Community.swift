package import Web

extension HousePart {
    /// Suggestions and the search for people; buddies and their chats stay.
    static let matching = Self(
        "matching",
        title: "Finding people",
        hint: "Cards, suggestions and the search for people. Buddies and their chats stay."
    )
    /// Events to come together at, with all that is done in them; checking in at gyms stays.
    package static let events = Self(
        "events",
        title: "Events",
        hint: """
            Finding, joining and making events. Nobody is reminded; those that stand take place unless you cancel them \
            first.
            """
    )
}
