package import FoodCatalogue
package import HealthMath
import Members

/// Has ten kinds of people eat nothing but the first proposal of every meal for many days.
package struct PlateJudge: Sendable {
    private let plates: [Plate]
    private let sides: [Plate]

    /// Judges the plates of a catalogue.
    package init(_ catalogue: Catalogue) async throws {
        let table = try PlateTable(catalogue)
        self.init(try await table.plates(), sides: try await table.sides())
    }

    init(_ plates: [Plate], sides: [Plate]) {
        self.plates = plates
        self.sides = sides
    }

    package func months(of days: Int, from first: CalendarDay) -> [PlateMonth] {
        PlateEater.all.enumerated().map { number, eater in
            self.month(of: eater, owner: Member.ID(number + 1), days: days, from: first)
        }
    }

    /// - Parameter choice: the place of the proposal that they take of every list; the last of a shorter one.
    func month(
        of eater: PlateEater,
        owner: Member.ID,
        days: Int,
        from first: CalendarDay,
        taking choice: Int = 0
    ) -> PlateMonth {
        var eaten: [(day: CalendarDay, served: ServedPlate)] = []
        var month = PlateMonth(eater: eater)
        for offset in 0..<days {
            let day = first.adding(days: offset)
            var today = PlateDay(day: day, trained: eater.training.contains(day.weekday))
            for place in Self.meals.indices {
                var list = self.list(for: eater, owner, today, place, after: eaten)
                guard !list.plates.isEmpty else { continue }
                let taken = min(choice, list.plates.count - 1)
                list.plates.swapAt(0, taken)
                list.reasons.swapAt(0, taken)
                eaten.append((day, list.plates[0]))
                today.meals.append(
                    PlateDay.Meal(
                        occasion: Self.meals[place],
                        list: list.plates,
                        reasons: list.reasons,
                        allowed: list.allowed
                    )
                )
            }
            month.days.append(today)
        }
        return month
    }

    private static let meals: [Idea.Occasion] = [.breakfast, .lunch, .snack, .dinner]

    private func list(
        for eater: PlateEater,
        _ owner: Member.ID,
        _ today: PlateDay,
        _ place: Int,
        after eaten: [(day: CalendarDay, served: ServedPlate)]
    ) -> (plates: [ServedPlate], reasons: [String], allowed: Double) {
        let facts = today.facts
        let room = Room(
            kcal: eater.target.kilocalories - facts.kcal,
            protein: eater.target.macros.protein - facts.protein,
            carbohydrate: eater.target.macros.carbohydrate - facts.carbohydrate,
            fat: eater.target.macros.fat - facts.fat
        )
        let lines = eaten.filter { today.day.days(since: $0.day) <= PlateHistory.memory }.flatMap { day, served in
            zip(served.plate.things, served.counts).map { thing, count in
                PlateHistory.Line(
                    daysAgo: today.day.days(since: day),
                    food: thing.food,
                    name: thing.measure.words(1),
                    grams: thing.measure.grams * count
                )
            }
        }
        let chooser = PlateChooser(
            needs: PlateNeeds(
                occasion: Self.meals[place],
                room: room,
                goal: eater.target.kilocalories,
                carbohydrateGoal: eater.target.macros.carbohydrate,
                open: Array(Self.meals[(place + 1)...]),
                eatenFibre: facts.fibre,
                // They train in the afternoon.
                trained: today.trained && place >= 2,
                age: eater.age
            ),
            aim: eater.aim,
            diet: eater.needs,
            excluded: [],
            history: PlateHistory(lines),
            habits: [:],
            chance: DailyChance(owner: owner, day: today.day)
        )
        let plates = chooser.choose(from: self.plates, sides: self.sides)
        let reasons = PlateReason(chooser: chooser, units: .metric, isGentle: false).words(for: plates)
        return (plates, reasons, room.kcal)
    }
}
