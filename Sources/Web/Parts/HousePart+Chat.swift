extension HousePart {
    /// Chats of buddies, with what is shared and agreed in them.
    ///
    /// It is the floor's, because pages of several wings lead there: their templates ask `frame.hasChat`.
    package static let chat = Self(
        "chat",
        title: "Chats",
        hint:
            "Chats of buddies, with sharing workouts and meals, and planning an hour together. What was written is there afterwards."
    )
}
