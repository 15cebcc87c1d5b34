import Web

/// What buddies may see of what one earns and sets out to.
struct AchievementSharingForm: Form {
    static let fields: [String: FieldKind] = ["isShown": .flag, "takesCheers": .flag, "showsMissions": .flag]

    let input: FormInput

    /// Reads the choice: a box that isn't ticked sends nothing.
    func validate(into errors: inout FormErrors) -> AchievementSharing? {
        AchievementSharing(
            isShown: self.input.isOn("isShown"),
            takesCheers: self.input.isOn("takesCheers"),
            showsMissions: self.input.isOn("showsMissions")
        )
    }
}
