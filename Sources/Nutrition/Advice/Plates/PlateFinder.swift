import Foundation
import HealthMath
import Members
import Storage

/// Finds plates for a member's day and meal with a few small statements.
struct PlateFinder: Sendable {
    let database: any Database
    let table: PlateTable
    let own: OwnPlates
    let now: @Sendable () -> Date

    func plates(for member: Member, _ eater: Eater, _ ideas: DayIdeas) async throws -> DayPlates {
        let place = ideas.place
        let store = PlateHistoryStore(database: self.database, owner: member.id)
        let needs = PlateNeeds(
            ideas.diary,
            ideas.meals,
            meal: place.meal,
            hourly: self.hourly(for: member, on: place.day, ideas.meals),
            trained: try await store.trained(on: place.day),
            age: place.day.years(since: eater.birthday)
        )
        let history = try await store.history(of: place.day)
        let plates = try await self.table.plates() + self.own.plates(of: member.id, eater.needs)
        let chooser = PlateChooser(
            needs: needs,
            aim: ideas.chooser.aim,
            diet: eater.needs,
            excluded: ideas.chooser.excluded,
            history: history,
            habits: ideas.chooser.habits,
            chance: ideas.chooser.chance,
            looksOnly: !plates.contains { $0.suits.contains(needs.occasion) && history.daysSince($0) != nil }
        )
        return DayPlates(plates: chooser.choose(from: plates, sides: try await self.table.sides()), chooser: chooser)
    }

    /// Returns the place in the list of the meal of the hour; 0 on other days.
    private func hourly(for member: Member, on day: CalendarDay, _ meals: MealList) -> Int {
        let now = self.now()
        guard day == member.day(at: now) else { return 0 }
        let likely = meals.likely(at: ClockTime(now, in: member.timeZone).minutes / 60)
        return meals.names.firstIndex(of: likely) ?? 0
    }
}

/// The chosen plates of a day.
struct DayPlates: Sendable {
    let plates: [ServedPlate]
    let chooser: PlateChooser
}
