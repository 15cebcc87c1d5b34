import FoodCatalogue
import HealthMath
import Members
import Support
import Testing

@testable import Nutrition

struct PlateChooserTests {
    @Test("a day has one list, fourteen days have no two alike", arguments: Idea.Occasion.all)
    func variety(occasion: Idea.Occasion) async throws {
        let plates = try await ShippedPlates.all()
        let lists = (20_000..<20_014).map {
            ShippedPlates.chooser(occasion, open: [.lunch], day: $0).choose(from: plates).map(\.plate.id)
        }
        #expect(Set(lists).count == 14)
        #expect(Set(lists.joined()).count >= 12)
        let again = ShippedPlates.chooser(occasion, open: [.lunch]).choose(from: plates.shuffled())
        #expect(again.map(\.plate.id) == lists[0])
    }

    @Test("no plate has more than is left, while any fits", arguments: [150.0, 300, 600, 1_500, 3_000])
    func room(kcal: Double) async throws {
        let room = Room(kcal: kcal, protein: kcal / 20, carbohydrate: kcal / 8, fat: kcal / 27)
        let plates = try await ShippedPlates.all()
        for day in 20_000..<20_010 {
            let chosen = ShippedPlates.chooser(.snack, room: room, open: [], day: day).choose(from: plates)
            #expect(!chosen.isEmpty)
            for served in chosen { #expect(served.facts.kcal <= kcal, "\(served.plate.name)") }
        }
    }

    @Test("when nothing is left, the lightest come, in their least amounts")
    func nothingLeft() async throws {
        let room = Room(kcal: 0, protein: 0, carbohydrate: 0, fat: 0)
        let chosen = ShippedPlates.chooser(room: room).choose(from: try await ShippedPlates.all())
        #expect(chosen.count == 2)
        for served in chosen {
            #expect(served.facts.kcal < 120)
            #expect(served.counts == served.plate.things.map(\.counts.least))
        }
    }

    @Test("amounts stay in their ranges and in steps, and the energy is near the meal's share")
    func fits() async throws {
        let plates = try await ShippedPlates.all()
        for (kcal, share) in [(1_500.0, 0.3), (2_000, 0.3), (2_600, 0.3)] {
            let room = Room(kcal: kcal, protein: kcal / 20, carbohydrate: kcal / 8, fat: kcal / 27)
            let chooser = ShippedPlates.chooser(.dinner, room: room, open: [.breakfast, .lunch, .snack])
            for served in chooser.choose(from: plates) {
                #expect(abs(served.facts.kcal - kcal * share) < kcal * share * 0.2, "\(served.plate.name)")
                for (thing, count) in zip(served.plate.things, served.counts) {
                    #expect((thing.counts.least...thing.counts.most).contains(count), "\(served.plate.name)")
                    #expect(thing.counts.nearest(to: count) == count, "\(served.plate.name)")
                }
            }
        }
    }

    @Test("no plate is a feast on a day of which nothing was eaten", arguments: [1_400.0, 1_600, 2_000, 2_600])
    func sitting(goal: Double) async throws {
        let plates = try await ShippedPlates.all()
        let room = Room(kcal: goal, protein: goal / 16, carbohydrate: goal / 8, fat: goal / 30)
        let needs = PlateNeeds(
            occasion: .dinner,
            room: room,
            goal: goal,
            open: [],
            eatenFibre: 0,
            trained: false,
            age: 40
        )
        for day in 20_000..<20_010 {
            let chooser = PlateChooser(
                needs: needs,
                aim: .deficit,
                diet: [],
                excluded: [],
                history: PlateHistory([]),
                habits: [:],
                chance: DailyChance(owner: 1, day: CalendarDay(number: day))
            )
            let chosen = chooser.choose(from: plates)
            for served in chosen { #expect(served.facts.kcal <= goal * 0.45, "\(served.plate.name)") }
            let reasons = PlateReason(chooser: chooser, units: .metric, isGentle: false).words(for: chosen)
            #expect(!reasons.contains { $0.contains("Rounds off your day") }, "\(reasons)")
        }
    }

    @Test(
        "nobody is proposed more than twice what is usual of a thing, however little was eaten before",
        arguments: [1_500.0, 1_800, 2_400],
        Idea.Occasion.all
    )
    func heaps(goal: Double, occasion: Idea.Occasion) async throws {
        let plates = try await ShippedPlates.all()
        let room = Room(kcal: goal, protein: goal / 16, carbohydrate: goal / 8, fat: goal / 30)
        for day in 20_000..<20_010 {
            let chooser = ShippedPlates.chooser(occasion, room: room, goal: goal, open: [], aim: .deficit, day: day)
            for served in chooser.choose(from: plates) {
                for (thing, count) in zip(served.plate.things, served.counts) {
                    #expect(count <= thing.counts.usual * 2, "\(served.plate.name): \(thing.measure.words(count))")
                }
            }
        }
    }

    @Test("a week of breakfasts that nobody logs is varied for who eats neither meat nor nuts")
    func variedBreakfasts() async throws {
        let plates = try await ShippedPlates.all()
        let room = Room(kcal: 1_800, protein: 110, carbohydrate: 200, fat: 60)
        var days: [String: Int] = [:]
        for day in 20_000..<20_007 {
            let chosen = ShippedPlates.chooser(
                .breakfast,
                room: room,
                goal: 1_800,
                open: [.lunch, .dinner, .snack],
                aim: .deficit,
                diet: [.vegetarian, .noNuts],
                day: day
            )
            .choose(from: plates)
            for served in chosen { days[served.plate.id, default: 0] += 1 }
        }
        #expect(days.count >= 10, "\(days)")
        #expect(days.values.count { $0 == 7 } <= 1, "\(days)")
    }

    @Test("who only looks is shown another kind of breakfast first", arguments: PlateEater.all.indices)
    func anotherKindFirst(number: Int) async throws {
        let eater = PlateEater.all[number]
        let plates = try await ShippedPlates.all()
        let macros = eater.target.macros
        let needs = PlateNeeds(
            occasion: .breakfast,
            room: Room(
                kcal: eater.target.kilocalories,
                protein: macros.protein,
                carbohydrate: macros.carbohydrate,
                fat: macros.fat
            ),
            goal: eater.target.kilocalories,
            carbohydrateGoal: macros.carbohydrate,
            open: [.lunch, .snack, .dinner],
            eatenFibre: 0,
            trained: false,
            age: eater.age
        )
        let firsts = (20_000..<20_028).compactMap { day in
            PlateChooser(
                needs: needs,
                aim: eater.aim,
                diet: eater.needs,
                excluded: [],
                history: PlateHistory([]),
                habits: [:],
                chance: DailyChance(owner: Member.ID(number + 1), day: CalendarDay(number: day)),
                looksOnly: true
            )
            .choose(from: plates).first?.plate.main.words
        }
        #expect(firsts.count == 28)
        // Few breakfasts are as low in carbohydrate as a meal of three for who minds it.
        let fewest = eater.name.hasPrefix("low in carbohydrate") ? 2 : 4
        #expect(Set(firsts).count >= fewest, "\(eater.name): \(firsts)")
    }

    @Test("nothing against the diet, nothing that was left out", arguments: Diet.allCases)
    func diet(diet: Diet) async throws {
        let plates = try await ShippedPlates.all()
        for occasion in Idea.Occasion.all {
            let first = ShippedPlates.chooser(occasion, diet: [diet]).choose(from: plates)
            #expect(first.count == PlateChooser.count, "\(diet), \(occasion)")
            #expect(first.allSatisfy { $0.plate.suits([diet]) })
            let excluded = first[0].plate.foods
            let next = ShippedPlates.chooser(occasion, diet: [diet], excluded: excluded).choose(from: plates)
            #expect(next.allSatisfy { $0.plate.foods.isDisjoint(with: excluded) })
        }
    }

    @Test("a list has different main things and not too many of a cuisine")
    func mixed() async throws {
        let plates = try await ShippedPlates.all()
        for day in 20_000..<20_020 {
            let chosen = ShippedPlates.chooser(.lunch, day: day).choose(from: plates).map(\.plate)
            #expect(Set(chosen.map(\.main.words)).count == chosen.count)
            for style in Set(chosen.compactMap(\.styles.first)) {
                #expect(chosen.count { $0.styles.first == style } <= 2)
            }
        }
    }

    @Test("what was eaten in the last three days doesn't come again, nor what made a meal of today")
    func history() async throws {
        let plates = try await ShippedPlates.all()
        let before = ShippedPlates.chooser().choose(from: plates)
        let eaten = try #require(before.first).plate
        for days in 1...3 {
            let lines = eaten.things.map {
                PlateHistory.Line(daysAgo: days, food: $0.food, name: $0.measure.foodName)
            }
            let next = ShippedPlates.chooser(history: lines).choose(from: plates)
            #expect(!next.contains { $0.plate.id == eaten.id })
        }
        let lunch = [PlateHistory.Line(daysAgo: 0, food: nil, name: "Chicken Caesar salad")]
        for day in 20_000..<20_030 {
            let chosen = ShippedPlates.chooser(history: lunch, day: day).choose(from: plates)
            #expect(!chosen.contains { $0.plate.main.words == ["chicken"] })
        }
    }

    @Test("oily fish comes twice a week at most")
    func oilyFish() async throws {
        let plates = try await ShippedPlates.all()
        func fish(on days: [Int]) -> Set<String> {
            let history = days.map { PlateHistory.Line(daysAgo: $0, food: nil, name: "Grilled salmon") }
            let lists = (20_000..<20_020).map {
                ShippedPlates.chooser(history: history, day: $0).choose(from: plates)
            }
            let words = lists.joined().map { $0.plate.main.words }
            return Set(words.filter { !$0.isDisjoint(with: PlateHistory.oilyFish) }.joined())
        }
        #expect(!fish(on: [2]).isEmpty)
        #expect(fish(on: [2, 5]).isEmpty)
    }

    @Test("a choice takes milliseconds")
    func speed() async throws {
        let plates = try await ShippedPlates.all()
        // A debug build under load; a release takes about a millisecond each.
        let isQuick = await Tries.isDone(within: .seconds(3)) {
            for day in 20_000..<20_010 { _ = ShippedPlates.chooser(day: day).choose(from: plates) }
        }
        #expect(isQuick)
    }

    @Test("lunch and dinner of one day don't offer the same plates", arguments: [Set<Diet>(), [.vegan], [.vegetarian]])
    func apart(diet: Set<Diet>) async throws {
        let plates = try await ShippedPlates.all()
        for day in 20_000..<20_014 {
            let lists = [Idea.Occasion.lunch, .dinner].map { occasion in
                ShippedPlates.chooser(occasion, diet: diet, day: day).choose(from: plates).map(\.plate.id)
            }
            #expect(Set(lists[0]).isDisjoint(with: lists[1]), "\(lists)")
        }
    }
}
