import Playlists
import Web

/// Reads of which mood a song is to a member; none for what its genre and tempo say.
struct SongMoodForm: Form {
    static let fields: [String: FieldKind] = ["moods": .list]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Set<Mood>? {
        let moods = self.input.all("moods").map(Mood.init(rawValue:))
        if moods.contains(nil) { errors.add("moods", "Choose moods from the list.") }
        return errors.isEmpty ? Set(moods.compactMap(\.self)) : nil
    }
}

/// Holds of which mood a song is to a member, as a device reads it.
struct SongMoodsResponse: Encodable, Sendable {
    let moods: [String]

    init(_ moods: Set<Mood>) { self.moods = moods.map(\.rawValue).sorted() }
}
