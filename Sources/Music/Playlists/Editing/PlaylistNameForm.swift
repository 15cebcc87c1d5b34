import Web

/// A new name of a playlist.
struct PlaylistNameForm: Form {
    static let fields: [String: FieldKind] = ["name": .text]

    let input: FormInput

    static let taken = "Another of your playlists has this name."

    func validate(into errors: inout FormErrors) -> String? {
        self.input.required("name", max: Playlist.longestName, "Give the playlist a name.", into: &errors)
    }
}
