import Notices

extension Notice.Kind {
    static let welcome = Self(
        "welcome",
        title: "Welcome",
        hint: "The first hello.",
        sign: "star",
        choices: [],
        usual: []
    )
    /// Mail about an account's safety is the account's own, and can't be switched off by anybody who has a link.
    static let safety = Self(
        "safety",
        title: "Your account",
        hint: "Sign-ins, changed passwords and addresses.",
        sign: "lock",
        colour: "sun",
        choices: [.push],
        traits: [.urgent, .mailedByItself]
    )
}
