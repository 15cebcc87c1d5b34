@testable import Notices

extension Notice.Kind {
    static let welcome = Self("welcome", title: "Welcome", hint: "The first hello.", choices: [], usual: [])
    static let safety = Self(
        "safety",
        title: "Your account",
        hint: "Sign-ins.",
        choices: [.push],
        traits: [.urgent, .mailedByItself]
    )
    static let reminder = Self(
        "reminder",
        title: "Reminder",
        hint: "Meals.",
        usual: [.push, .mail],
        patience: 2 * 3_600,
        traits: [.forNow, .mailedByItself]
    )
    static let imported = Self("imported", title: "Your data", hint: "When a file has been read.")
    static let foods = Self("foods", title: "Your foods", hint: "What became of foods.", usual: [])
    static let training = Self(
        "training",
        title: "Training",
        hint: "When it is time to train.",
        patience: 2 * 3_600,
        traits: [.forNow]
    )
    static let rest = Self(
        "rest",
        title: "Rest is over",
        hint: "The end of a rest.",
        choices: [.push],
        patience: 60,
        traits: [.forNow, .urgent, .shownByPage]
    )
    static let house = Self(
        "house",
        title: "From this Spotter",
        hint: "Words from administrators.",
        choices: [.push, .mail],
        usual: [.push, .mail],
        traits: [.fromAdministrators]
    )
}

extension [Notice.Kind] {
    /// As if wings declared them: every trait is one's.
    static let sample: Self = [.welcome, .safety, .reminder, .imported, .foods, .training, .rest, .house]
}
