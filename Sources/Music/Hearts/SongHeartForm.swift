import Web

/// Reads what a device says of a song.
struct SongHeartForm: Form {
    static let fields: [String: FieldKind] = ["kind": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> SongHeart? {
        let heart = self.input.choice("kind", of: SongHeart.self, "Say loved or never.", into: &errors)
        if heart == nil, errors.isEmpty { errors.add("kind", "Say loved or never.") }
        return heart
    }
}
