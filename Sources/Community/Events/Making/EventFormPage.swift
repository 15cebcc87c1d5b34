import HTTPTypes
import Members
import Web

/// The page on which an event is made or edited.
struct EventFormPage: PageModel {
    static let template = "events/form"

    let status: HTTPResponse.Status
    let frame: Frame
    let formPath: String
    let saveLabel: String
    /// The id of a new event; empty for one that is edited.
    let requestId: String
    /// Empty for a new event.
    let version: String
    let formComplaints: [String]
    let eventName: FieldView
    let about: FieldView
    let place: FieldView
    let lat: FieldView
    let lon: FieldView
    let zone: FieldView
    let zones = MemberZone.names
    let startDay: FieldView
    let startTime: FieldView
    let endDay: FieldView
    let endTime: FieldView
    let points: FieldView
    let capacity: FieldView
    let sponsor: FieldView
    let ages: [ChoiceView]
    let agesComplaints: [String]
    let traits: [ChoiceView]
    let traitComplaints: [String]
    let asksReason: Bool
    let reason: FieldView
    let longestAbout = String(GroupEvent.longest.about)

    /// `path` is where the form goes.
    init(_ form: EventForm, _ errors: FormErrors, to path: String, status: HTTPResponse.Status? = nil, frame: Frame) {
        func field(_ name: String) -> FieldView { FieldView(name, of: form, errors) }
        self.status = status ?? (errors.isEmpty ? .ok : .unprocessableContent)
        self.frame = frame
        self.formPath = path
        self.requestId = form.input["requestId"]
        self.version = form.input["version"]
        self.saveLabel = form.input["version"].isEmpty ? "Make it" : "Save"
        self.formComplaints = errors["form"] + errors["version"] + errors["requestId"]
        self.eventName = field("name")
        self.about = field("about")
        self.place = field("place")
        self.lat = field("lat")
        self.lon = field("lon")
        self.zone = field("zone")
        self.startDay = field("startDay")
        self.startTime = field("startTime")
        self.endDay = field("endDay")
        self.endTime = field("endTime")
        self.points = field("points")
        self.capacity = field("capacity")
        self.sponsor = field("sponsor")
        self.ages = EventAges.choices(chosen: [form.input["ages"]])
        self.agesComplaints = errors["ages"]
        self.traits = EventTrait.choices(chosen: form.input.all("traits"))
        self.traitComplaints = errors["traits"]
        self.asksReason = form.asksReason
        self.reason = field("reason")
    }
}
