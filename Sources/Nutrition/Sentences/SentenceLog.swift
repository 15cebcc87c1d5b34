import FoodCatalogue
import Foundation
import HealthMath
import Members
import Storage
import Web

/// Logs the foods of a sentence, all of them at once.
struct SentenceLog: Sendable {
    let database: any Database
    let lookup: FoodLookup
    let member: Member

    /// The most entries of a list: saved meals have a line for each of their foods, and the request's id counts so far.
    private static let mostEntries = 500

    /// Writes all of them or none, once; throws complaints beside the foods that can't be logged so.
    ///
    /// `items` are those of the sentence where a food was chosen whose amount wasn't shown in the fields yet; empty
    /// otherwise.
    func log(
        _ values: SentenceLogForm.Values,
        _ items: [SentenceItem],
        at now: Date
    ) async throws -> (entries: [DiaryEntry], isNew: Bool) {
        var errors = FormErrors()
        var new: [(entry: DiaryEntry, nutrients: String)] = []
        for line in values.lines {
            let entries = try await self.entries(line, values, items, from: new.count, into: &errors)
            if new.count + entries.count > Self.mostEntries {
                throw FormErrors("items", "These are more than \(Self.mostEntries) foods. Leave some out.")
            }
            new += entries
        }
        guard errors.isEmpty else { throw errors }
        return try await Conflict.ifTakenBack { try await self.store.write(new, as: values.id, now: now) }
    }

    /// Removes what a request logged; nil when nothing of it is there.
    func undo(_ request: String, at now: Date) async throws -> (count: Int, first: CalendarDay)? {
        try await self.store.undo(request, now: now)
    }

    private var store: EntryGroupStore {
        EntryGroupStore(database: self.database, owner: self.member.id, timeZone: self.member.timeZone)
    }

    private func entries(
        _ line: SentenceLogForm.Line,
        _ values: SentenceLogForm.Values,
        _ items: [SentenceItem],
        from number: Int,
        into errors: inout FormErrors
    ) async throws -> [(entry: DiaryEntry, nutrients: String)] {
        let ids = EntryIDs(values.id)
        if FoodOrigin(line.food) == .meal {
            guard let found = try await DishStore(database: self.database, owner: self.member.id).find(line.food) else {
                errors.add(line.field + ".foodId", Self.missing)
                return []
            }
            let entries = found.lines.enumerated().map { place, part in
                let entry = part.entry(
                    ids.id(number + place),
                    of: found.dish.name,
                    factor: line.amount,
                    on: values.log.day,
                    meal: values.log.meal,
                    minutes: nil
                )
                return (entry: entry, nutrients: part.nutrients.text)
            }
            if entries.contains(where: { max($0.entry.amount, $0.entry.grams ?? 0) > DiaryEntry.mostGrams }) {
                errors.add(line.field + ".amount", "That is more than 100 kg. Type a smaller amount.")
            }
            return entries
        }
        guard let item = try await self.lookup.itemAtHand(line.food, for: self.member.id) else {
            errors.add(line.field + ".foodId", Self.missing)
            return []
        }
        var wrong = FormErrors()
        guard let portion = self.portion(line, item.food, items, into: &wrong) else {
            for name in ["unit", "amount"] {
                for complaint in wrong[name] { errors.add("\(line.field).\(name)", complaint) }
            }
            return []
        }
        let entry = DiaryEntry(
            id: ids.id(number),
            day: values.log.day,
            meal: values.log.meal,
            food: item.food,
            portion: portion,
            minutes: nil
        )
        return [(entry, item.nutrients)]
    }

    /// Returns the amount as typed, or of another food that was chosen the amount that stood beside it.
    private func portion(
        _ line: SentenceLogForm.Line,
        _ food: Food,
        _ items: [SentenceItem],
        into errors: inout FormErrors
    ) -> Portion? {
        if line.food != line.shown, items.indices.contains(line.place),
            let chosen = items[line.place].candidates.first(where: { $0.food == line.food })
        {
            return Portion(chosen.amount, chosen.unit, among: food.units, into: &errors)
        }
        return Portion(line.amount, line.unit, among: food.units, into: &errors)
    }

    private static let missing = "This food isn't there any more. Choose another."
}
