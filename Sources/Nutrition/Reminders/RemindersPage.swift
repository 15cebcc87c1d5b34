import HTTPTypes
import Web

/// The page of all reminders.
struct RemindersPage: PageModel {
    static let template = "reminders/edit"

    let status: HTTPResponse.Status
    let frame: Frame
    let reminders: [Item]

    struct Item: Encodable, Sendable {
        let reminderName: String
        let reminderHint: String
        let reminderOn: Bool
        let onField: String
        let timeField: String
        let timeInput: FieldView
    }

    init(_ form: RemindersForm, _ errors: FormErrors, _ meals: MealList, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.reminders = ReminderKind.all.compactMap { kind in
            kind.name(among: meals).map { Self.item(kind, $0, form, errors) }
        }
    }

    private static func item(_ kind: ReminderKind, _ name: String, _ form: RemindersForm, _ errors: FormErrors) -> Item
    {
        Item(
            reminderName: name,
            reminderHint: self.hint(kind),
            reminderOn: form.input.isOn(RemindersForm.isOn(kind)),
            onField: RemindersForm.isOn(kind),
            timeField: RemindersForm.time(kind),
            timeInput: FieldView(RemindersForm.time(kind), of: form, errors)
        )
    }

    private static func hint(_ kind: ReminderKind) -> String {
        switch kind {
        case .morning: "What the day has room for, and what to train."
        case .summary: "What you ate and burned, what is left, and how far your goal is."
        case .meal: "Only when it isn't in your diary by then."
        }
    }
}
