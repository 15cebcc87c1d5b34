package import Foundation
package import HealthMath
package import Members
package import Storage

extension DishStore {
    /// Finds what the member can share under this name; nil for nothing.
    package func given(_ name: String, in db: any SQLConnection) throws -> GivenDish? {
        switch GivenDish.Name(name) {
        case .dish(let id):
            return try self.find(id, in: db).map { dish, lines in
                GivenDish(
                    kind: dish.kind,
                    facts: DishFacts(name: dish.name, lines: lines, cooking: dish.cooking),
                    path: DishLinks.dish(id, dish.kind)
                )
            }
        case .eaten(let day, let meal):
            let lines = try self.eaten(on: day, meal, in: db)
            guard !lines.isEmpty else { return nil }
            let facts = DishFacts(name: meal, lines: lines, cooking: nil)
            return GivenDish(kind: .meal, facts: facts, path: DiaryLinks.day(day))
        case nil: return nil
        }
    }

    package func given(_ name: String) async throws -> GivenDish? {
        try await self.database.read { [self] db in try self.given(name, in: db) }
    }

    /// Returns what the member can share: the meals eaten today and yesterday, then saved meals and recipes, the latest
    /// first.
    package func shareable(on today: CalendarDay, limit: Int) async throws -> [ShareableMeal] {
        let yesterday = today.adding(days: -1)
        let eaten = try await self.database.rows(
            """
            SELECT day, meal, COUNT(*) FROM diary_entry
            WHERE owner_id = \(self.owner) AND day IN (\(today.description), \(yesterday.description))
                AND removed_at IS NULL AND meal <> ''
            GROUP BY day, meal ORDER BY day DESC, MAX(created_at) DESC, meal LIMIT \(limit)
            """
        ) { row in
            var columns = row.reader
            let (day, meal, count) = (try columns.text(), try columns.text(), try columns.int())
            let words =
                "\(day == today.description ? "Today" : "Yesterday"), \(count == 1 ? "1 food" : "\(count) foods")"
            let path = CalendarDay(day).map(DiaryLinks.day) ?? ""
            return ShareableMeal(name: "\(day) \(meal)", title: meal, note: words, path: path)
        }
        let (meals, recipes) = (try await self.page(.meal, limit: limit), try await self.page(.recipe, limit: limit))
        let saved = (meals + recipes).sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }.prefix(limit)
        return eaten
            + saved.map {
                ShareableMeal(
                    name: $0.id,
                    title: $0.name,
                    note: $0.kind == .recipe ? "A recipe" : "A saved meal",
                    path: DishLinks.dish($0.id, $0.kind)
                )
            }
    }

    /// Stores a copy of a buddy's dish and returns its path; throws `Full` when the member has too many.
    ///
    /// Lines have their own nutrients, so foods that only the buddy has are no problem.
    package func receive(
        _ dish: GivenDish,
        from buddy: String,
        as request: String,
        now: Date,
        in db: any SQLConnection
    ) throws -> String {
        let id = dish.kind.origin.id(request)
        _ = try self.add(dish.facts, id: id, dish.kind, from: buddy, now: now, in: db)
        return DishLinks.dish(id, dish.kind)
    }

    /// Writes on the copies that `receive` stored for some requests who they are from, in the caller's transaction.
    package static func name(
        _ requests: [String],
        of owner: Member.ID,
        from buddy: String,
        in db: any SQLConnection
    ) throws {
        let ids = requests.flatMap { request in Dish.Kind.allCases.map { $0.origin.id(request) } }
        try db.execute(
            """
            UPDATE dish SET shared_by = \(buddy)
            WHERE owner_id = \(owner) AND id IN \(list: ids) AND shared_by IS NOT NULL
            """
        )
    }

    private func eaten(on day: CalendarDay, _ meal: String, in db: any SQLConnection) throws -> [DishLine] {
        try db.rows(
            """
            SELECT food_id, name, amount, unit, grams, nutrients FROM diary_entry AS entry
            JOIN eaten_nutrients AS eaten ON eaten.owner_id = entry.owner_id AND eaten.id = entry.nutrients_id
            WHERE entry.owner_id = \(self.owner) AND day = \(day.description) AND removed_at IS NULL
                AND (meal = \(meal) OR LOWER(meal) = \(meal.lowercased()))
            ORDER BY COALESCE(minutes, 1440), created_at, entry.id LIMIT \(Dish.mostLines)
            """,
            DishStore.line
        )
    }
}
