import HTTPTypes
import Web

/// The form with which somebody is let back in.
struct RestorationPage: PageModel {
    static let template = "safety/restoration"

    let frame: Frame
    let status: HTTPResponse.Status
    let path: String
    let name: String
    let note: FieldView
    let password: FieldView

    init(_ person: Person, _ form: RestorationForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.path = CommunitySafetyLinks.restoration(person.id)
        self.name = person.screenName
        self.note = FieldView("note", of: form, errors)
        // The password is never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
    }
}
