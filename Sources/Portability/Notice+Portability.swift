package import Notices

extension Notice.Kind {
    /// Data brought in, or not.
    package static let imported = Self(
        "imported",
        title: "Your data",
        hint: "When a file of yours has been read.",
        sign: "download",
        colour: "plum"
    )
}
