import Web

/// What a member says to a reminder.
struct ReminderAnswerForm: Form {
    static let fields: [String: FieldKind] = ["answer": .text]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> WorkoutReminder.Answer? {
        let complaint = "Answer check-in, snooze, busy or not-today."
        let answer = self.typed.choice("answer", of: WorkoutReminder.Answer.self, complaint, into: &errors)
        if answer == nil, errors["answer"].isEmpty { errors.add("answer", complaint) }
        return answer
    }
}
