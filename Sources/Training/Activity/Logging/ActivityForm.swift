import Foundation
import HealthMath
import Web

/// The form for logging an exercise without a workout.
struct ActivityForm: Form {
    static let fields = ActivityFields.kinds.merging(
        ["requestId": .text, "exerciseId": .text, "intensity": .text, "next": .text]
    ) { kept, _ in kept }

    struct Values: Sendable, Equatable {
        /// The device's id; nil from a page without its hidden field.
        let id: String?
        let exercise: Exercise.ID?
        let intensity: Intensity?
        let title: String
        /// Nil for today.
        let day: CalendarDay?
        /// Minutes after midnight; nil when not given.
        let time: Int?
        let minutes: Double?
        let metres: Double?
        let beats: Double?
        let kilocalories: Double?
        let exertion: Double?
        let sets: [SaidSet]
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let values = Values(
            id: self.input.optionalRequestID(into: &errors),
            exercise: self.input["exerciseId"].isEmpty ? nil : self.input["exerciseId"],
            intensity: self.input.choice("intensity", "Choose one of the list.", into: &errors),
            title: self.input.text("title", max: ActivityFields.longestTitle, into: &errors),
            day: self.input.day("day", "Choose a day of the calendar.", into: &errors),
            time: ActivityFields.time(self.input, into: &errors),
            minutes: ActivityFields.minutes(self.input, into: &errors),
            metres: ActivityFields.metres(self.input, into: &errors),
            beats: ActivityFields.beats(self.input, into: &errors),
            kilocalories: ActivityFields.kilocalories(self.input, into: &errors),
            exertion: ActivityFields.exertion(self.input, into: &errors),
            sets: ActivityFields.sets(self.input, into: &errors)
        )
        let isNamed = !values.title.isEmpty && values.intensity != nil
        if values.exercise == nil, values.beats == nil, values.kilocalories == nil, !isNamed {
            errors.add("exerciseId", "Choose an exercise, or type your average heart rate.")
        }
        // Beside a distance the pace gives the time as soon as it can be read.
        let lacksPaceAlone = !errors["pace"].isEmpty && values.metres != nil
        if values.minutes == nil, errors["minutes"].isEmpty, values.sets.isEmpty, !lacksPaceAlone {
            errors.add("minutes", "Say how many minutes it took.")
        }
        return values
    }
}
