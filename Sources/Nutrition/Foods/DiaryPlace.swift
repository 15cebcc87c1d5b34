import Foundation
import HealthMath
import Members
import Storage
import Web

/// The day and the meal of the diary at which a food will be logged.
struct DiaryPlace: Sendable, Equatable {
    let day: CalendarDay
    let meal: String
    /// The photo of the food, which learns what it shows by what is logged; nil without one.
    var scan: PhotoScan.ID?

    /// Returns the same place for another photo.
    func of(_ scan: PhotoScan.ID?) -> DiaryPlace { DiaryPlace(day: self.day, meal: self.meal, scan: scan) }
}

extension DiaryPlace {
    /// Reads the place; today and the meal of this hour by default.
    init(_ input: FormInput, meals: MealList, member: Member, now: Date) {
        let range = DiaryRange(member, at: now)
        let asked = CalendarDay(input["day"])
        self.day = asked.flatMap { range.contains($0) ? $0 : nil } ?? range.today
        let meal = input.errors["meal"].isEmpty ? input["meal"] : ""
        let hour = ClockTime(now, in: member.timeZone).minutes / 60
        self.meal = (1...MealList.longestName).contains(meal.count) ? meal : meals.likely(at: hour)
        self.scan = RowID.read(input["scan"])
    }
}

extension MealList {
    /// Returns the usual meal at this hour, by the order of the list.
    func likely(at hour: Int) -> String {
        let index = hour < 11 ? 0 : hour < 16 ? 1 : 2
        return self.names[min(index, self.names.count - 1)]
    }

    /// Returns the meal to plan for at this hour: the usual one, or the next in the list that has nothing yet; the usual one
    /// again when all have something.
    func next(at hour: Int, eaten: Set<String>) -> String {
        let likely = self.likely(at: hour)
        guard let place = self.names.firstIndex(of: likely) else { return likely }
        return self.names[place...].first { !eaten.contains($0) } ?? likely
    }
}
