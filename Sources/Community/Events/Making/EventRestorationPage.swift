import HTTPTypes
import Web

/// Asks why a cancelled event takes place after all.
struct EventRestorationPage: PageModel {
    static let template = "events/restoration"

    let status: HTTPResponse.Status
    let frame: Frame
    let eventName: String
    let restorationPath: String
    let reason: FieldView

    init(_ event: GroupEvent, _ form: EventRestorationForm, _ errors: FormErrors, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.eventName = event.details.name
        self.restorationPath = EventLinks.restoration(event.id)
        self.reason = FieldView("reason", of: form, errors)
    }
}
