import Foundation
import Storage
import Web

/// The filter and the page of a list of workouts.
struct WorkoutListForm: Form {
    static let fields: [String: FieldKind] = [
        "status": .text, "shared": .flag, "after": .text, "limit": .number,
    ]
    /// The most on one page.
    static let length = 20

    struct Values: Sendable {
        /// Nil for all.
        let status: Workout.Status?
        /// Whether only workouts from buddies are listed.
        let isShared: Bool
        let after: Cursor?
        let limit: Int
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let status = self.input.choice(
            "status",
            of: Workout.Status.self,
            "Choose not-started, in-progress or completed.",
            into: &errors
        )
        let limit = self.input.whole("limit", in: 1...50, "Ask for 1 to 50.", into: &errors)
        let after = self.input.cursor(into: &errors)
        guard errors.isEmpty else { return nil }
        return Values(status: status, isShared: self.input.isOn("shared"), after: after, limit: limit ?? Self.length)
    }

    /// The values with invalid fields left out, for pages.
    var lenient: Values {
        Values(
            status: Workout.Status(rawValue: self.input["status"]),
            isShared: self.input.isOn("shared"),
            after: Cursor(self.input["after"]),
            limit: Self.length
        )
    }
}

extension [WorkoutSummary] {
    /// Returns the cursor of the next page; nil when this was the last.
    func next(limit: Int) -> Cursor? {
        self.count == limit ? self.last.map { Cursor(at: $0.createdAt.milliseconds, id: $0.id) } : nil
    }
}
