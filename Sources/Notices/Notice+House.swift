/// A kind that several wings send; Community declares it.
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
}
