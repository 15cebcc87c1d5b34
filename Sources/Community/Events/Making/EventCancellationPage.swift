import HTTPTypes
import Web

/// Asks why an event is cancelled.
struct EventCancellationPage: PageModel {
    static let template = "events/cancellation"

    let status: HTTPResponse.Status
    let frame: Frame
    let eventName: String
    let cancellationPath: String
    let why: FieldView
    let longestWhy = String(GroupEvent.longest.why)

    init(_ event: GroupEvent, _ form: EventCancellationForm, _ errors: FormErrors, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.eventName = event.details.name
        self.cancellationPath = EventLinks.cancellation(event.id)
        self.why = FieldView("why", of: form, errors)
    }
}
