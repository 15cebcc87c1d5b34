import FoodCatalogue
import Foundation
import HealthMath
import Members
import Storage
import Web

/// Logs plates, all things of one at once.
struct PlateLog: Sendable {
    let database: any Database
    let lookup: FoodLookup
    let table: PlateTable

    /// What was logged of a plate.
    struct Logged: Sendable {
        let name: String
        let entries: [DiaryEntry]
        /// Whether it wasn't there before.
        let isNew: Bool
    }

    /// Throws complaints when there is no such plate, or it can't be served in these amounts.
    func log(
        _ values: DevicePlateForm.Values,
        on day: CalendarDay,
        for member: Member,
        at now: Date
    ) async throws -> Logged {
        let plate = try await self.entries(values, on: day, for: member.id)
        let written = try await Conflict.ifTakenBack {
            try await self.entries(of: member).write(plate.entries, as: values.id, now: now)
        }
        return Logged(name: plate.name, entries: written.entries, isNew: written.isNew)
    }

    /// Removes what a request logged; nil when nothing of it is there.
    func undo(_ request: String, for member: Member, at now: Date) async throws -> (count: Int, first: CalendarDay)? {
        try await self.entries(of: member).undo(request, now: now)
    }

    private func entries(of member: Member) -> EntryGroupStore {
        EntryGroupStore(database: self.database, owner: member.id, timeZone: member.timeZone)
    }

    private func entries(
        _ values: DevicePlateForm.Values,
        on day: CalendarDay,
        for owner: Member.ID
    ) async throws -> (name: String, entries: [(entry: DiaryEntry, nutrients: String)]) {
        if FoodOrigin(values.plate).isOwn { return try await self.ownEntries(values, on: day, for: owner) }
        guard let plate = try await self.table.plate(values.plate) else { throw Self.missing }
        var errors = FormErrors()
        for place in values.counts.keys.sorted() where !plate.things.indices.contains(place) {
            errors.add("things.\(place).count", "This plate has \(plate.things.count) things.")
        }
        guard errors.isEmpty else { throw errors }
        var entries: [(entry: DiaryEntry, nutrients: String)] = []
        for (place, thing) in plate.things.enumerated() {
            guard let item = try await self.lookup.itemAtHand(thing.food, for: owner) else { throw Self.missing }
            let portion = thing.portion(values.counts[place] ?? thing.counts.usual)
            guard portion.grams <= DiaryEntry.mostGrams else {
                throw FormErrors("things.\(place).count", "That is more than 100 kg. Type a smaller amount.")
            }
            let entry = DiaryEntry(
                id: EntryIDs(values.id).id(place),
                day: day,
                meal: values.meal,
                food: item.food,
                portion: portion,
                minutes: values.minutes
            )
            entries.append((entry, item.nutrients))
        }
        return (plate.name, entries)
    }

    /// Returns a recipe by the portion, or a saved meal line by line.
    private func ownEntries(
        _ values: DevicePlateForm.Values,
        on day: CalendarDay,
        for owner: Member.ID
    ) async throws -> (name: String, entries: [(entry: DiaryEntry, nutrients: String)]) {
        guard let found = try await DishStore(database: self.database, owner: owner).find(values.plate) else {
            throw Self.missing
        }
        let count = values.counts[0] ?? 1
        let log = DishLogForm.Values(
            id: values.id,
            day: day,
            meal: values.meal,
            minutes: values.minutes,
            factor: count,
            amounts: [:],
            servings: found.dish.kind == .recipe ? count : nil,
            grams: nil
        )
        return (found.dish.name, try log.entries(of: found.dish, found.lines))
    }

    private static let missing = FormErrors("plateId", "This plate isn't there any more. Choose another.")
}
