import Notices

extension Notice.Kind {
    /// The page of the workout tells of it too.
    static let rest = Self(
        "rest",
        title: "Rest is over",
        hint: "The end of a rest between sets, while your phone sleeps.",
        sign: "clock",
        colour: "coral",
        choices: [.push],
        patience: 60,
        traits: [.forNow, .urgent, .shownByPage]
    )
}
