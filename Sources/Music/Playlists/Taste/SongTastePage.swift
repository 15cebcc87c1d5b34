import HTTPTypes
import Playlists
import Web

/// The page on which a member says what they like.
struct SongTastePage: PageModel {
    static let template = "playlists/taste"

    let frame: Frame
    let status: HTTPResponse.Status
    let artists: FieldView
    let genres: FieldView
    let dislikedArtists: FieldView
    let dislikedGenres: FieldView
    let moods: [ChoiceView]
    let moodComplaints: [String]

    init(_ form: SongTasteForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.artists = FieldView("artists", of: form, errors)
        self.genres = FieldView("genres", of: form, errors)
        self.dislikedArtists = FieldView("dislikedArtists", of: form, errors)
        self.dislikedGenres = FieldView("dislikedGenres", of: form, errors)
        let chosen = Set(form.input.all("moods"))
        self.moods = Mood.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, chosen: chosen.contains($0.rawValue))
        }
        self.moodComplaints = errors["moods"]
    }
}
