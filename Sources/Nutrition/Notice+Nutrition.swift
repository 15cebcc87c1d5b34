import Notices

extension Notice.Kind {
    /// What the member asked to be reminded of, mailed to those who want mail of it.
    static let reminder = Self(
        "reminder",
        title: "Reminder",
        hint: "Meals, the start and the end of your day, at the times you chose.",
        sign: "clock",
        colour: "leaf",
        usual: [.push],
        patience: 2 * 3_600,
        traits: [.forNow, .mailedByItself]
    )
    static let foods = Self(
        "foods",
        title: "Your foods",
        hint: "What became of foods you offered to everybody.",
        sign: "food",
        colour: "leaf",
        usual: []
    )
}
