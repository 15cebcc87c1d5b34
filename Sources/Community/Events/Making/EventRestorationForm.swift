import HTTPTypes
import Web

/// Why a cancelled event takes place after all.
struct EventRestorationForm: Form {
    static let fields: [String: FieldKind] = ["reason": .text]

    let input: FormInput
    /// Whether it must say why, because somebody else looks after the event.
    var asksReason = false

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> String? {
        let reason = self.input.text("reason", max: EventForm.longestReason, into: &errors)
        if self.asksReason, reason.isEmpty { errors.add("reason", "Say why; it is written down.") }
        return reason
    }
}

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
