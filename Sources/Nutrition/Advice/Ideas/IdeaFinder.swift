import Foundation
import HealthMath
import Members
import Storage
import Web

/// Finds ideas for a member's day with a few small statements.
struct IdeaFinder: Sendable {
    let database: any Database
    let table: IdeaTable
    let habits = HabitCache()
    let now: @Sendable () -> Date

    /// The days of history that count as habits.
    private static let memory = 90

    /// Finds ideas for a day and a meal; an empty text means the meal of the hour, or the next one when that
    /// was had.
    func ideas(
        for member: Member,
        _ eater: Eater,
        _ goal: Goal?,
        on day: CalendarDay,
        _ meal: String
    ) async throws
        -> DayIdeas
    {
        let owner = member.id
        let diary = try await DiaryStore(database: self.database, owner: owner).day(day)
        let excluded = try await ExclusionStore(database: self.database, owner: owner).all()
        let habits = try await self.habits.habits(of: owner) {
            try await HistoryStore(database: self.database, owner: owner).familiar(
                since: day.adding(days: -Self.memory)
            )
        }
        let meals = MealList(diary.meals.map(\.name)) ?? .usual
        let hour = ClockTime(self.now(), in: member.timeZone).minutes / 60
        let eaten = Set(diary.meals.filter { !$0.entries.isEmpty }.map(\.name))
        let wanted = meal.isEmpty ? meals.next(at: hour, eaten: eaten) : meal
        let asked = FormInput(["day": day.description, "meal": wanted])
        let place = DiaryPlace(asked, meals: meals, member: member, now: self.now())
        let chooser = IdeaChooser(
            room: Room(diary),
            aim: IdeaAim(Direction(goal), buildsMuscle: eater.buildsMuscle),
            occasion: Idea.Occasion(place.meal, in: meals),
            needs: eater.needs,
            excluded: eater.unsafe.union(excluded),
            eatenToday: Set(diary.meals.flatMap(\.entries).compactMap(\.food)),
            habits: habits,
            chance: DailyChance(owner: owner, day: day)
        )
        let ideas = chooser.choose(from: try await self.table.ideas())
        return DayIdeas(place: place, meals: meals, diary: diary, ideas: ideas, chooser: chooser)
    }
}

/// The chosen ideas of a day.
struct DayIdeas: Sendable {
    let place: DiaryPlace
    let meals: MealList
    let diary: DiaryDay
    let ideas: [Idea]
    let chooser: IdeaChooser
}
