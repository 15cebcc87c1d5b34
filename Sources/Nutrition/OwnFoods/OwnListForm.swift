import Foundation
import HealthMath
import Hummingbird
import Storage
import Web

/// The page of a list of one's own, and the place of the diary from which its reader came.
struct OwnListForm: Form {
    static let fields: [String: FieldKind] = ["after": .text, "day": .text, "meal": .text, "scan": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Void? { () }

    var after: Cursor? { Cursor(self.input["after"]) }

    /// The day and the meal in the query; nil unless both are there.
    var askedPlace: DiaryPlace? {
        guard let day = CalendarDay(self.input["day"]), self.input.errors["meal"].isEmpty,
            (1...MealList.longestName).contains(self.input["meal"].count)
        else { return nil }
        return DiaryPlace(day: day, meal: self.input["meal"], scan: RowID.read(self.input["scan"]))
    }

    /// Returns the same, or else today at the usual meal of the hour.
    func place(in context: MemberContext, _ now: Date) -> DiaryPlace {
        DiaryPlace(self.input, meals: .usual, member: context.signedIn, now: now)
    }
}

extension Request {
    /// Returns where something is being logged, by the query; nil for who only looks or writes down.
    func askedPlace() throws -> DiaryPlace? { try self.query(OwnListForm.self).askedPlace }
}
