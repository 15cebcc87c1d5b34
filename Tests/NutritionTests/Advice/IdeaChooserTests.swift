import FoodCatalogue
import HealthMath
import Members
import Support
import Testing

@testable import Nutrition

struct IdeaChooserTests {
    private static func chooser(
        room: Room? = Room(kcal: 700, protein: 45, carbohydrate: 80, fat: 25),
        aim: IdeaAim = .maintenance,
        occasion: Idea.Occasion = .dinner,
        needs: Set<Diet> = [],
        excluded: Set<Food.ID> = [],
        eatenToday: Set<Food.ID> = [],
        owner: Member.ID = 1,
        day: Int = 20_000
    ) -> IdeaChooser {
        IdeaChooser(
            room: room,
            aim: aim,
            occasion: occasion,
            needs: needs,
            excluded: excluded,
            eatenToday: eatenToday,
            habits: [:],
            chance: DailyChance(owner: owner, day: CalendarDay(number: day))
        )
    }

    @Test("a day has one list, and fourteen days have no two alike", arguments: Idea.Occasion.all)
    func variety(occasion: Idea.Occasion) async throws {
        let ideas = try await ShippedIdeas.all()
        let lists = (0..<14).map { Self.chooser(occasion: occasion, day: 20_000 + $0).choose(from: ideas).map(\.food) }
        #expect(Set(lists).count == 14)
        #expect(Set(lists.map(Set.init)).count == 14)
        #expect(Set(lists.joined()).count >= 20)
        for (place, list) in lists.enumerated() {
            let again = Self.chooser(occasion: occasion, day: 20_000 + place).choose(from: ideas.shuffled())
            #expect(again.map(\.food) == list)
        }
    }

    @Test("two members see different lists on the same day")
    func others() async throws {
        let ideas = try await ShippedIdeas.all()
        let lists = (1...10).map { Self.chooser(owner: $0).choose(from: ideas).map(\.food) }
        #expect(Set(lists).count == 10)
    }

    @Test("nothing is proposed that is more than what is left", arguments: [0.0, 30, 90, 200, 350, 2_000])
    func room(kcal: Double) async throws {
        let room = Room(kcal: kcal, protein: 40, carbohydrate: 40, fat: 20)
        for day in 20_000..<20_020 {
            let ideas = Self.chooser(room: room, day: day).choose(from: try await ShippedIdeas.all())
            #expect(ideas.count == IdeaChooser.count)
            for idea in ideas { #expect(idea.kcal <= max(kcal, Room.light), "\(idea.name)") }
        }
    }

    @Test("what was excluded or eaten today never comes, however long one asks")
    func excluded() async throws {
        let ideas = try await ShippedIdeas.all()
        let first = Self.chooser().choose(from: ideas)
        let excluded = Set(first.prefix(3).map(\.food))
        let eaten = Set(first.suffix(3).map(\.food))
        for day in 20_000..<20_060 {
            let next = Self.chooser(excluded: excluded, eatenToday: eaten, day: day).choose(from: ideas).map(\.food)
            #expect(Set(next).isDisjoint(with: excluded.union(eaten)))
        }
    }

    @Test("every diet has enough to choose from at every meal, all allergies at once too", arguments: Idea.Occasion.all)
    func diets(occasion: Idea.Occasion) async throws {
        let ideas = try await ShippedIdeas.all()
        for needs in Diet.allCases.map({ Set([$0]) }) + [Set(Diet.allCases)] {
            let chosen = Self.chooser(occasion: occasion, needs: needs).choose(from: ideas)
            #expect(chosen.count == IdeaChooser.count, "\(needs)")
            #expect(chosen.allSatisfy { $0.contents.suits(needs) })
        }
    }

    @Test("building muscle brings more protein, gaining more energy, losing less")
    func aims() async throws {
        let ideas = try await ShippedIdeas.all()
        let room = Room(kcal: 900, protein: 60, carbohydrate: 100, fat: 30)
        func mean(_ aim: IdeaAim, _ amount: (Idea) -> Double) -> Double {
            let chosen = (20_000..<20_030).flatMap { Self.chooser(room: room, aim: aim, day: $0).choose(from: ideas) }
            return chosen.map(amount).reduce(0, +) / Double(chosen.count)
        }
        #expect(mean(.muscle, \.protein) > mean(.maintenance, \.protein) + 3)
        #expect(mean(.surplus, \.kcal) > mean(.maintenance, \.kcal))
        #expect(mean(.deficit, \.kcal) < mean(.surplus, \.kcal))
    }

    @Test("no more than two of a group, while there are others")
    func groups() async throws {
        let ideas = try await ShippedIdeas.all()
        for day in 20_000..<20_030 {
            let groups = Self.chooser(day: day).choose(from: ideas).map(\.group)
            for group in groups { #expect(groups.count { $0 == group } <= 2) }
        }
    }

    @Test("a choice among all ideas takes a millisecond, not a catalogue's scan")
    func speed() async throws {
        let ideas = try await ShippedIdeas.all()
        // 20 choices; a debug build under load still stays far below the 100 ms a page may take for one.
        let isQuick = await Tries.isDone(within: .seconds(2)) {
            for day in 20_000..<20_020 { _ = Self.chooser(day: day).choose(from: ideas) }
        }
        #expect(isQuick)
    }
}

extension Idea.Occasion {
    static let all: [Idea.Occasion] = [.breakfast, .lunch, .dinner, .snack]
}
