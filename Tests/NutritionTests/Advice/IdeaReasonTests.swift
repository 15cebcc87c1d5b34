import Foundation
import HealthMath
import Members
import Testing

@testable import Nutrition

struct IdeaReasonTests {
    private func reason(
        _ name: String,
        room: Room?,
        left: Room? = nil,
        aim: IdeaAim,
        needs: Set<Diet> = [],
        gentle: Bool = false
    ) async throws -> String {
        let idea = try #require(try await ShippedIdeas.all().first { $0.name == name }, "no idea \(name)")
        let chooser = IdeaChooser(
            room: room,
            aim: aim,
            occasion: .lunch,
            needs: needs,
            excluded: [],
            eatenToday: [],
            habits: ["usda-01256": 4],
            chance: DailyChance(owner: 1, day: CalendarDay(number: 20_000))
        )
        return IdeaReason(chooser: chooser, left: left ?? room, units: .metric, isGentle: gentle).words(for: idea)
    }

    private let room = Room(kcal: 600, protein: 42, carbohydrate: 60, fat: 20)

    @Test("a reason names what the portion brings and what is left")
    func points() async throws {
        #expect(
            try await self.reason("Greek yogurt, plain, nonfat", room: self.room, aim: .muscle)
                == "Brings 17 of the 42 g protein you have left. You have it often."
        )
        #expect(
            try await self.reason("Raspberries", room: self.room, aim: .deficit)
                == "Fills you up: 8 g fibre for 64 kcal."
        )
        #expect(
            try await self.reason("White rice, cooked", room: self.room, aim: .maintenance)
                == "Brings 45 of the 60 g carbohydrate you have left."
        )
        #expect(
            try await self.reason("Walnuts", room: self.room, aim: .surplus)
                == "196 kcal in little space helps you gain."
        )
        let none = Room(kcal: 0, protein: 0, carbohydrate: 0, fat: 0)
        #expect(
            try await self.reason("Cucumber", room: none, aim: .deficit) == "Only 23 kcal, if you are still hungry."
        )
    }

    @Test("a reason says what is left in the numbers that stand beside it")
    func shown() async throws {
        // Off by the roundings of what was eaten.
        let left = Room(kcal: 601, protein: 41, carbohydrate: 60, fat: 20)
        #expect(
            try await self.reason("Greek yogurt, plain, nonfat", room: self.room, left: left, aim: .muscle)
                == "Brings 17 of the 41 g protein you have left. You have it often."
        )
    }

    @Test("what no table knows is left to the member")
    func hint() async throws {
        let words = try await self.reason("Lean beef patty", room: self.room, aim: .muscle, needs: [.halal])
        #expect(words.hasSuffix("Choose halal."))
    }

    @Test("in no-pressure mode no reason has a number", arguments: IdeaAim.allCases)
    func gentle(aim: IdeaAim) async throws {
        for idea in try await ShippedIdeas.all() {
            let words = try await self.reason(idea.name, room: self.room, aim: aim, gentle: true)
            #expect(words.rangeOfCharacter(from: .decimalDigits) == nil, "\(words)")
        }
    }
}
