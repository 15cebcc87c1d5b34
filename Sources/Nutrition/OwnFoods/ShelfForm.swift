import Foundation
import HealthMath
import Web

/// Where on a shelf somebody is, and where in the diary they came from.
struct ShelfForm: Form {
    static let fields: [String: FieldKind] = ["after": .text, "day": .text, "meal": .text]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Void? { () }

    var after: Cursor? { Cursor(self.typed["after"]) }

    /// The day and the meal of the address; nil unless both are there.
    var askedPlace: Place? {
        guard let day = CalendarDay(self.typed["day"]), self.typed.errors["meal"].isEmpty,
            (1...MealList.longestName).contains(self.typed["meal"].count)
        else { return nil }
        return Place(day: day, meal: self.typed["meal"])
    }

    /// That, else today at the usual meal of the hour.
    func place(in context: MemberContext, _ now: Date) -> Place {
        Place(self.typed, meals: .usual, member: context.signedIn, now: now)
    }
}
