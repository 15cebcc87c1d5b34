import HealthMath
import Web

/// The form for copying lines of the diary.
struct CopyForm: Form {
    static let fields = DeviceCopyForm.fields.merging(["to": .text, "chosen": .flag]) { kept, _ in kept }

    let input: FormInput

    struct Values: Sendable, Equatable {
        let id: String
        let selection: CopySelection
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.requestID(into: &errors)
        let selection = self.selection(into: &errors)
        return if let id, let selection { Values(id: id, selection: selection) } else { nil }
    }

    /// Returns what is to be copied, without the id of a request.
    func selection(into errors: inout FormErrors) -> CopySelection? {
        let source = self.range("from", "fromThrough", "Choose the day to copy from.", into: &errors)
        let target = self.range("to", "through", "Choose the day to copy to.", into: &errors)
        let meal = self.input.text("meal", max: MealList.longestName, into: &errors)
        let targetMeal = self.input.text("toMeal", max: MealList.longestName, into: &errors)
        guard let source, var target else { return nil }
        if source.length > 1 {
            if self.input["through"].isEmpty {
                target = target.lowerBound...target.lowerBound.adding(days: source.length - 1)
            } else if target.length != source.length {
                errors.add("through", "You copy \(source.length) days. Leave this empty, or choose as many.")
            }
        }
        guard errors.isEmpty else { return nil }
        return CopySelection(
            source: source,
            meal: meal.isEmpty ? nil : meal,
            target: target,
            targetMeal: targetMeal.isEmpty ? nil : targetMeal,
            lines: self.isChosen ? Set(self.input.all("lines").map { $0.lowercased() }) : nil
        )
    }

    /// A page sends `chosen` beside its boxes, for no box that isn't ticked is sent; a device names lines.
    private var isChosen: Bool { self.input.isOn("chosen") || !self.input.all("lines").isEmpty }

    private func range(
        _ first: String,
        _ last: String,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> ClosedRange<CalendarDay>? {
        let from = self.input.day(first, "That day doesn't exist. Choose another.", into: &errors)
        let through = self.input.day(last, "That day doesn't exist. Choose another.", into: &errors)
        guard let from else {
            if errors[first].isEmpty { errors.add(first, complaint) }
            return nil
        }
        guard let through else { return errors[last].isEmpty ? from...from : nil }
        guard from <= through else {
            errors.add(last, "This day is before the first. Choose a later one.")
            return nil
        }
        guard (from...through).length <= CopySelection.mostDays else {
            errors.add(last, "Copy at most \(CopySelection.mostDays) days at once.")
            return nil
        }
        return from...through
    }
}
