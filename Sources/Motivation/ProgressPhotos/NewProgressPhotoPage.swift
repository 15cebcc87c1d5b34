import HTTPTypes
import HealthMath
import Members
import Web

/// The forms of a new photo: one that is taken now, or one from the device, of today or another day.
struct NewProgressPhotoPage: PageModel {
    static let template = "photos/new"

    let frame: Frame
    let status: HTTPResponse.Status
    let photoComplaints: [String]
    let day: FieldView
    let firstDay: String
    let today: String
    /// The address with the day, to which a photo is sent.
    let takePath: String

    init(_ form: ProgressPhotoForm, _ errors: FormErrors, _ refusal: FileRefusal?, frame: Frame) {
        let day = errors["day"].isEmpty ? CalendarDay(form.input["day"]) ?? form.days.today : form.days.today
        let typed = form.input["day"]
        self.frame = frame
        self.status = refusal?.status ?? (errors.isEmpty ? .ok : .unprocessableContent)
        self.photoComplaints = [refusal?.words].compactMap(\.self)
        self.day = FieldView(value: typed.isEmpty ? form.days.today.description : typed, complaints: errors["day"])
        self.firstDay = form.days.first.description
        self.today = form.days.today.description
        self.takePath = "\(ProgressPhotoLinks.photos.path)?day=\(day)"
    }
}
