import FoodCatalogue
import HealthMath
import Members
import Storage
import Web

/// Finds foods that people like a member often eat, and exercises that they often train, as far as they suit the member.
struct CohortFinder: Sendable {
    let database: any Database
    let catalogue: Catalogue
    let table: IdeaTable
    let training: CohortTraining

    static let count = 4

    /// Returns a few of them, different ones each day; none while the cohort is too small.
    func ideas(
        for member: Member,
        _ eater: Eater,
        _ direction: Direction?,
        _ chooser: IdeaChooser,
        on day: CalendarDay
    ) async throws -> [Idea] {
        guard let cohort = Cohort(eater, direction, on: day) else { return [] }
        let foods = try await CohortStore(database: self.database, owner: member.id).foods(of: cohort)
        let known = Dictionary(uniqueKeysWithValues: try await self.table.ideas().map { ($0.food, $0) })
        var ideas: [Idea] = []
        for id in foods.sorted(by: { chooser.chance.of($0, for: 2) < chooser.chance.of($1, for: 2) }) {
            guard ideas.count < Self.count else { break }
            guard !chooser.excluded.contains(id), let food = try await self.catalogue.food(id) else { continue }
            let idea = known[id] ?? Idea(food)
            if idea.contents.suits(eater.needs) { ideas.append(idea) }
        }
        return ideas
    }

    /// Returns a few exercises, different ones each day; none while the cohort is too small.
    func exercises(
        for member: Member.ID,
        _ eater: Eater,
        _ direction: Direction?,
        on day: CalendarDay
    ) async throws -> [ExerciseLine] {
        guard let cohort = Cohort(eater, direction, on: day) else { return [] }
        let exercises = try await CohortStore(database: self.database, owner: member).exercises(of: cohort)
        let chance = DailyChance(owner: member, day: day)
        let mixed = exercises.sorted { chance.of($0, for: 2) < chance.of($1, for: 2) }
        return Array(try await self.training.suiting(member, mixed, day).prefix(Self.count))
    }
}
