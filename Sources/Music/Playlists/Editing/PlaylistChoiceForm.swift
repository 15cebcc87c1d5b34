import Storage
import Web

/// The playlist to which a song is added.
struct PlaylistChoiceForm: Form {
    static let fields: [String: FieldKind] = ["playlistId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        let id = RowID.read(self.input["playlistId"])
        if id == nil { errors.add("playlistId", "Choose one of your playlists.") }
        return id
    }
}
