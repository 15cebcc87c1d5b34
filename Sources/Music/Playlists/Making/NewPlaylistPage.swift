import HTTPTypes
import Playlists
import Storage
import Web

/// The form for a new playlist.
struct NewPlaylistPage: PageModel {
    static let template = "playlists/new"

    let frame: Frame
    let status: HTTPResponse.Status
    let complaints: [String]
    let requestId: String
    /// The workout it is for; both empty for a list by type.
    let workoutId: String
    let workoutTitle: String
    let types: [ChoiceView]
    let typeComplaints: [String]
    let minutes: FieldView
    let steps: FieldView
    let genres: FieldView
    let moods: [ChoiceView]
    let moodComplaints: [String]
    let newName: FieldView
    let allowsUnknownTempo: Bool

    init(_ form: PlaylistForm, workout: MusicWorkout?, isNew: Bool, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.complaints = errors["form"] + errors["workoutId"] + errors["requestId"]
        self.requestId = RowID.read(form.input["requestId"]) ?? RowID.new()
        self.workoutId = workout?.id ?? ""
        self.workoutTitle = workout?.title ?? ""
        let type = PlaylistWorkout(rawValue: form.input["type"]) ?? .running
        self.types = PlaylistWorkout.allCases.map { ChoiceView($0.rawValue, label: $0.label, chosen: $0 == type) }
        self.typeComplaints = errors["type"]
        let minutes = form.input["minutes"]
        self.minutes = FieldView(value: isNew && minutes.isEmpty ? "30" : minutes, complaints: errors["minutes"])
        self.steps = FieldView("steps", of: form, errors)
        self.genres = FieldView("genres", of: form, errors)
        let chosen = Set(form.input.all("moods"))
        self.moods = Mood.allCases.map {
            ChoiceView($0.rawValue, label: $0.label, chosen: chosen.contains($0.rawValue))
        }
        self.moodComplaints = errors["moods"]
        self.newName = FieldView("name", of: form, errors)
        self.allowsUnknownTempo = isNew || form.input.isOn("allowsUnknownTempo")
    }
}
