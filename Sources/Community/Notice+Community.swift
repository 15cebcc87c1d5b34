import Notices

extension Notice.Kind {
    /// Requests, matches, and what buddies share.
    static let buddies = Self(
        "buddies",
        title: "Buddies",
        hint: "Who would like to train with you, and what buddies share.",
        sign: "together",
        colour: "sky"
    )
    /// A message that the member has not read for a while.
    static let messages = Self(
        "messages",
        title: "Messages",
        hint: "What buddies write to you while you are away.",
        sign: "mail",
        colour: "sky"
    )
    /// A word from administrators: a warning about the member's conduct, or what came of a report.
    static let house = Self(
        "house",
        title: "From this Spotter",
        hint: "Words from those who look after this Spotter.",
        sign: "shield",
        colour: "sun",
        choices: [.push, .mail],
        usual: [.push, .mail],
        traits: [.fromAdministrators]
    )
}
