import Members
import Web

/// Reads a member's answer to a reminder.
struct ReminderAnswerForm: Form {
    static let fields: [String: FieldKind] = ["answer": .text, "until": .text]

    struct Values: Equatable, Sendable {
        let answer: WorkoutReminder.Answer
        /// The time until which a busy member is busy, on the reminder's day; nil for the whole slot.
        let until: ClockTime?
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let complaint = "Answer check-in, snooze, busy or not-today."
        let answer = self.input.choice("answer", of: WorkoutReminder.Answer.self, complaint, into: &errors)
        if answer == nil, errors["answer"].isEmpty { errors.add("answer", complaint) }
        let until = self.input.clockTime("until", "Say until when, like 18:30.", into: &errors)
        return answer.map { Values(answer: $0, until: $0 == .busy ? until : nil) }
    }
}
