import Foundation
import HealthMath
import Members
import Support
import Testing
import Web

@testable import Nutrition

struct ReminderWordsTests {
    private static func member(noPressure: Bool = false) -> Member {
        Member(id: 1, screenName: "ana", firstName: "Ana", noPressure: noPressure)
    }

    private static func day(kcal: Double?, target: Double? = nil, burned: Double = 0) throws -> DiaryDay {
        var entries: [DiaryEntry] = []
        if let kcal {
            var facts = KeyFacts()
            facts[.kcal] = kcal
            entries = [
                DiaryEntry(
                    id: UUID().uuidString,
                    day: try SampleGoals.today,
                    meal: "Lunch",
                    plain: "Canteen",
                    facts: facts,
                    minutes: nil
                )
            ]
        }
        let macros = Macros(fat: 60, carbohydrate: 220, protein: 89)
        return DiaryDay(
            day: try SampleGoals.today,
            list: .usual,
            entries: entries,
            target: target.map { DailyTargets(kilocalories: $0, macros: macros) },
            burned: burned,
            credited: burned
        )
    }

    @Test("the evening says what was eaten, burned and left, and how far the goal is")
    func summary() throws {
        let goal = Goal(id: "1", terms: try SampleGoals.terms(), version: 1)
        let words = ReminderWriter.summary(
            try Self.day(kcal: 1_640, target: 1_783, burned: 220),
            goal,
            for: Self.member()
        )
        #expect(words.text == "Your day: 1,640 kcal eaten, 220 burned, 363 left. Day 1 of 151 of your goal.")
        let over = ReminderWriter.summary(try Self.day(kcal: 2_000, target: 1_783), nil, for: Self.member())
        #expect(over.text == "Your day: 2,000 kcal eaten, 217 over. Tomorrow is a new day.")
        let free = ReminderWriter.summary(try Self.day(kcal: 900), nil, for: Self.member())
        #expect(free.text == "Your day: 900 kcal eaten.")
    }

    @Test("nobody is blamed for an empty day, and who wants no numbers gets none")
    func gentle() throws {
        let empty = ReminderWriter.summary(try Self.day(kcal: nil, target: 1_783), nil, for: Self.member())
        #expect(empty.text.contains("that's fine"))
        let quiet = Self.member(noPressure: true)
        let day = try Self.day(kcal: 1_640, target: 1_783)
        for message in [ReminderWriter.summary(day, nil, for: quiet), ReminderWriter.morning(day, for: quiet)] {
            #expect(message.text.rangeOfCharacter(from: .decimalDigits) == nil, "\(message.text)")
        }
    }

    @Test("the morning says what the day has room for, and what to train")
    func morning() throws {
        let words = ReminderWriter.morning(try Self.day(kcal: nil, target: 1_783), for: Self.member())
        #expect(words.text == "Good morning. Today has room for 1,783 kcal, with 89 g protein.")
        let plans = [
            PlanLine(path: "/plans/1", title: "Legs", note: "18:00–18:45", icon: "calendar", colour: "coral"),
            PlanLine(path: "/plans/2", title: "Swim", note: "20:00–21:00", icon: "calendar", colour: "coral"),
        ]
        let trained = ReminderWriter.morning(
            try Self.day(kcal: nil),
            toTrain: PlanLine.toTrain(plans),
            for: Self.member()
        )
        #expect(trained.text.hasSuffix("To train: Legs (18:00–18:45), Swim (20:00–21:00)."))
    }

    @Test("a meal is asked for by its name, while it is empty and there")
    func meal() throws {
        let day = try Self.day(kcal: 500)
        #expect(ReminderWriter.meal(1, day)?.subject == "How was breakfast?")
        #expect(ReminderWriter.meal(2, day) == nil)
        #expect(ReminderWriter.meal(8, day) == nil)
    }

    @Test(
        "a wrong time or channel is refused beside its field",
        arguments: [("meal-1-time", "25:00"), ("meal-1-time", ""), ("meal-1-channel", "pigeon")]
    )
    func form(field: String, value: String) {
        var input = FormInput(["meal-1-on": "on", "meal-1-time": "08:30", "meal-1-channel": "app"])
        input.set(field, to: value)
        guard let errors = RemindersForm(input).complaints else {
            Issue.record("taken")
            return
        }
        #expect(!errors[field].isEmpty)
    }
}
