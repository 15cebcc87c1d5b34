/// Kinds that several wings send; Community declares them.
extension Notice.Kind {
    /// A word from administrators: a warning about the member's conduct, or what came of a report.
    package static let house = Self(
        "house",
        title: "From this Spotter",
        hint: "Words from those who look after this Spotter.",
        sign: "shield",
        colour: "sun",
        choices: [.push, .mail],
        usual: [.push, .mail],
        traits: [.fromAdministrators]
    )
    /// A word to those who look after something for others: a report that waits, an event that is theirs now.
    package static let duties = Self(
        "duties",
        title: "Yours to look after",
        hint: "What waits for you as somebody who looks after this Spotter: a report, an event.",
        sign: "shield",
        colour: "sun",
        choices: [.push, .mail],
        usual: [.push, .mail],
        traits: [.forStaff]
    )
}
