import Notices

extension Notice.Kind {
    /// A kind word from a buddy for something that was earned.
    static let cheers = Self(
        "cheers",
        title: "Cheers",
        hint: "When a buddy has a kind word for what you earned.",
        sign: "heart",
        colour: "coral",
        usual: []
    )
}
