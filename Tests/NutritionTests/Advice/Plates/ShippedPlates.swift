import FoodCatalogue
import HealthMath
import Support

@testable import Nutrition

/// The plates of the shipped table, computed from the shipped facts once for all tests of a run.
enum ShippedPlates {
    static func all() async throws -> [Plate] { try await self.read.value }

    static func sides() async throws -> [Plate] { try await self.readSides.value }

    private static let read = Task { try await PlateTable(try ShippedCatalogue.open()).plates() }
    private static let readSides = Task { try await PlateTable(try ShippedCatalogue.open()).sides() }

    static func chooser(
        _ occasion: Idea.Occasion = .dinner,
        room: Room? = Room(kcal: 1_100, protein: 60, carbohydrate: 120, fat: 40),
        goal: Double? = nil,
        open: [Idea.Occasion] = [.snack],
        eatenFibre: Double = 10,
        trained: Bool = false,
        age: Int = 30,
        aim: IdeaAim = .maintenance,
        diet: Set<Diet> = [],
        excluded: Set<Food.ID> = [],
        history: [PlateHistory.Line] = [],
        day: Int = 20_000
    ) -> PlateChooser {
        PlateChooser(
            needs: PlateNeeds(
                occasion: occasion,
                room: room,
                goal: goal,
                open: open,
                eatenFibre: eatenFibre,
                trained: trained,
                age: age
            ),
            aim: aim,
            diet: diet,
            excluded: excluded,
            history: PlateHistory(history),
            habits: [:],
            chance: DailyChance(owner: 1, day: CalendarDay(number: day))
        )
    }
}
