import Web

/// A member's answer to a reminder.
struct ReminderAnswerForm: Form {
    static let fields: [String: FieldKind] = ["answer": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> WorkoutReminder.Answer? {
        let complaint = "Answer check-in, snooze, busy or not-today."
        let answer = self.input.choice("answer", of: WorkoutReminder.Answer.self, complaint, into: &errors)
        if answer == nil, errors["answer"].isEmpty { errors.add("answer", complaint) }
        return answer
    }
}
