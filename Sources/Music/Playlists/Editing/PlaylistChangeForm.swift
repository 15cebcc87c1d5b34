import Storage
import Web

/// Reads what a device changes of a playlist; what it leaves out stays as it is.
struct PlaylistChangeForm: Form {
    static let fields: [String: FieldKind] = ["name": .text, "loved": .flag, "songs": .list]

    struct Values: Sendable, Equatable {
        let name: String?
        let isLoved: Bool?
        /// All songs in their new order, each once.
        let songs: [String]?
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let name =
            self.input.has("name")
            ? self.input.required("name", max: Playlist.longestName, "Give the playlist a name.", into: &errors) : nil
        var songs: [String]?
        if self.input.has("songs") {
            let ids = self.input.all("songs").map(RowID.read)
            if ids.contains(nil) || Set(ids).count < ids.count { errors.add("songs", "Send the id of each song once.") }
            if ids.count > Playlist.mostSongs {
                errors.add("songs", "\(Playlist.mostSongs) songs at most.")
            }
            songs = ids.compactMap(\.self)
        }
        guard errors.isEmpty else { return nil }
        return Values(name: name, isLoved: self.input.has("loved") ? self.input.isOn("loved") : nil, songs: songs)
    }
}
