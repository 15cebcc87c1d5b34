import Foundation
import HealthMath
import Web

/// An exercise that was done without a workout, as it was typed or sent.
struct ActivityForm: Form {
    static let fields = ActivityFields.kinds.merging(
        ["requestId": .text, "exerciseId": .text, "intensity": .text, "next": .text]
    ) { kept, _ in kept }

    struct Values: Sendable, Equatable {
        /// Nil from a page without its hidden field.
        let id: String?
        let exercise: Exercise.ID?
        let intensity: Intensity?
        let title: String
        /// Nil for today.
        let day: CalendarDay?
        /// Minutes after midnight; nil when not said.
        let time: Int?
        let minutes: Double?
        let metres: Double?
        let beats: Double?
        let kilocalories: Double?
        let exertion: Double?
        let sets: [SaidSet]
    }

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Values? {
        let values = Values(
            id: self.id(into: &errors),
            exercise: self.typed["exerciseId"].isEmpty ? nil : self.typed["exerciseId"],
            intensity: self.typed.choice("intensity", "Choose one of the list.", into: &errors),
            title: self.typed.text("title", max: ActivityFields.longestTitle, into: &errors),
            day: self.typed.day("day", "Choose a day of the calendar.", into: &errors),
            time: ActivityFields.time(self.typed, into: &errors),
            minutes: ActivityFields.minutes(self.typed, into: &errors),
            metres: ActivityFields.metres(self.typed, into: &errors),
            beats: ActivityFields.beats(self.typed, into: &errors),
            kilocalories: ActivityFields.kilocalories(self.typed, into: &errors),
            exertion: ActivityFields.exertion(self.typed, into: &errors),
            sets: ActivityFields.sets(self.typed, into: &errors)
        )
        if values.exercise == nil, values.beats == nil, values.kilocalories == nil {
            errors.add("exerciseId", "Choose an exercise, or type your average heart rate.")
        }
        if values.minutes == nil, errors["minutes"].isEmpty, values.sets.isEmpty {
            errors.add("minutes", "Say how many minutes it took.")
        }
        return values
    }

    private func id(into errors: inout FormErrors) -> String? {
        let typed = self.typed["requestId"]
        if typed.isEmpty { return nil }
        guard let id = UUID(uuidString: typed) else {
            errors.add("requestId", "Send a new UUID with everything new.")
            return nil
        }
        return id.uuidString.lowercased()
    }
}
