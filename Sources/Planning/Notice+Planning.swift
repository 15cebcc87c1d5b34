import Notices

extension Notice.Kind {
    static let training = Self(
        "training",
        title: "Training",
        hint: "When it is time to train, or a workout wants a new time.",
        sign: "train",
        colour: "coral",
        patience: 2 * 3_600,
        traits: [.forNow]
    )
    static let calendar = Self(
        "calendar",
        title: "Your calendars",
        hint: "When a connected calendar can't be read any more.",
        sign: "calendar",
        colour: "sun"
    )
}
