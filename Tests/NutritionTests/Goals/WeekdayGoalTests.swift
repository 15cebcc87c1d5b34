import FoodCatalogue
import Foundation
import HealthMath
import Members
import Support
import Testing
import Web

@testable import Nutrition

struct WeekdayGoalTests {
    private static let least = ["targetKg": "66", "targetDay": "2026-09-01"]

    private func draft(_ fields: [String: String]) throws -> GoalDraft {
        try GoalObject(FormInput(Self.least.merging(fields) { _, new in new })).values()
    }

    @Test("weekdays that aren't sent stay, and empty ones go")
    func left() throws {
        let known = try SampleGoals.ana()
        let today = try SampleGoals.today
        var plan = try SampleGoals.plan()
        (plan.weekdays, plan.expenditure) = ([.sunday: 2000], 1800)
        let goal = Goal(id: "one", terms: GoalTerms(plan), version: 1)
        func changed(_ fields: [String: String]) throws -> GoalPlan {
            try self.draft(fields).plan(from: known, editing: goal, today: today)
        }
        #expect(try changed([:]).weekdays == [.sunday: 2000])
        #expect(try changed(["sunday": "", "monday": "1500"]).weekdays == [.monday: 1500])
        #expect(try changed([:]).expenditure == 1800)
        #expect(try changed(["expenditureKcal": ""]).expenditure == nil)
        #expect(try changed(["expenditureKcal": "2000"]).asked > changed([:]).asked)
    }

    @Test("a page's weekdays are in the member's unit, and come back as they were typed")
    func units() throws {
        var units = Units.metric
        units.energy = .kJ
        var form = GoalForm(FormInput(["target": "66", "targetDay": "2026-09-01", "sunday": "8368"]))
        form.units = units
        let weekdays = try #require(try form.values().weekdays)
        #expect(abs(try #require(weekdays[.sunday]) - 2000) < 1e-9)
        var plan = try SampleGoals.plan()
        plan.weekdays = weekdays
        #expect(GoalForm(showing: plan, version: nil, in: units).input["sunday"] == "8368")
    }

    @Test(
        "refuses what no day and no body has",
        arguments: [("monday", "-1"), ("monday", "10001"), ("sunday", "much"), ("expenditureKcal", "499")]
    )
    func refused(field: String, text: String) throws {
        guard let errors = GoalObject(FormInput(Self.least.merging([field: text]) { $1 })).complaints
        else {
            Issue.record("taken")
            return
        }
        #expect(!errors[field].isEmpty)
    }

    @Test("each day has its weekday's energy in the goal's proportions", arguments: Backend.available)
    func days(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let goals = GoalStore(database: kitchen.database, owner: kitchen.ana)
        let today = try Kitchen.day("2026-11-21")  // a Saturday
        var plan = try SampleGoals.plan(startDay: today)
        let even = GoalTerms(plan)
        _ = try await goals.set(even, today: today.adding(days: -7), at: Kitchen.now)
        plan.weekdays = [.saturday: 1900, .sunday: 1900]
        let goal = try await goals.set(GoalTerms(plan), today: today, at: Kitchen.now)
        #expect(try await goals.current() == goal)
        let diary = DiaryStore(database: kitchen.database, owner: kitchen.ana)
        let timeline = try await goals.goals(in: today...today.adding(days: 6))
        let energy = try #require(Nutrient.numbered(Nutrient.energy))
        var sum = 0.0
        for offset in 0..<7 {
            let day = today.adding(days: offset)
            let target = try #require(try await goals.target(on: day))
            #expect(try await diary.day(day).target == target)
            #expect(timeline.goal(for: energy, on: day) == target.kilocalories)
            #expect((target.kilocalories == 1900) == (offset < 2))
            #expect(abs(target.macros.kilocalories - target.kilocalories) < 1e-6)
            sum += target.kilocalories
        }
        #expect(abs(sum - 7 * even.daily.kilocalories) < 1e-6)
    }

    @Test("old days keep the week they had when it changes", arguments: Backend.available)
    func oldDays(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let goals = GoalStore(database: kitchen.database, owner: kitchen.ana)
        let today = try Kitchen.day("2026-11-21")
        var plan = try SampleGoals.plan(startDay: today)
        plan.weekdays = [.saturday: 1900]
        let goal = try await goals.set(GoalTerms(plan), today: today, at: Kitchen.now)
        (plan.weekdays, plan.expenditure) = ([:], 2000)
        let edited = try await goals.edit(version: goal.version, to: GoalTerms(plan), today: today.adding(days: 7))
        #expect(edited?.terms.expenditure == 2000)
        #expect(try await goals.target(on: today)?.kilocalories == 1900)
        #expect(try await goals.target(on: today.adding(days: 7)) == GoalTerms(plan).daily)
        #expect(try await GoalStore(database: kitchen.database, owner: kitchen.ben).target(on: today) == nil)
    }

    @Test("a weekday may share its energy out in its own way, in per cent or in grams")
    func shares() throws {
        let percent = try self.draft(["mondayFat": "20", "mondayCarbohydrate": "60", "mondayProtein": "20"])
        #expect(percent.weekdaySplits == [.monday: try #require(MacroSplit(fat: 20, carbohydrate: 60, protein: 20))])
        let grams = try self.draft(
            ["weekdayShares": "grams", "sundayFat": "0", "sundayCarbohydrate": "300", "sundayProtein": "100"]
        )
        #expect(try #require(grams.weekdaySplits?[.sunday]).carbohydrate == 75)
        let known = try SampleGoals.ana()
        var plan = try SampleGoals.plan()
        plan.weekdaySplits = [.friday: .usual]
        let goal = Goal(id: "one", terms: GoalTerms(plan), version: 1)
        func kept(_ fields: [String: String]) throws -> [Weekday: MacroSplit] {
            try self.draft(fields).plan(from: known, editing: goal, today: try SampleGoals.today).weekdaySplits
        }
        #expect(try kept([:]) == [.friday: .usual])
        #expect(try kept(["fridayFat": ""]).isEmpty)
        #expect(GoalForm(showing: plan, version: nil, in: .metric).input["fridayCarbohydrate"] == "50")
    }

    @Test(
        "shares of a weekday that make no whole are refused beside it",
        arguments: [
            ["mondayFat": "20", "mondayCarbohydrate": "20", "mondayProtein": "20"], ["mondayFat": "20"],
            ["weekdayShares": "grams", "mondayFat": "0", "mondayCarbohydrate": "0", "mondayProtein": "0"],
            ["mondayFat": "lots", "mondayCarbohydrate": "20", "mondayProtein": "20"],
            ["weekdayShares": "spoons", "mondayFat": "20", "mondayCarbohydrate": "60", "mondayProtein": "20"],
        ]
    )
    func badShares(fields: [String: String]) throws {
        guard let errors = GoalObject(FormInput(Self.least.merging(fields) { $1 })).complaints else {
            Issue.record("taken")
            return
        }
        let named = ["mondayFat", "mondayCarbohydrate", "mondayProtein", "weekdayShares"]
        #expect(named.contains { !errors[$0].isEmpty })
    }

    @Test("a day eats by its weekday's shares, and old days keep theirs", arguments: Backend.available)
    func daysOfShares(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let goals = GoalStore(database: kitchen.database, owner: kitchen.ana)
        let today = try Kitchen.day("2026-11-21")  // a Saturday
        var plan = try SampleGoals.plan(startDay: today)
        plan.weekdaySplits = [.saturday: try #require(MacroSplit(fat: 20, carbohydrate: 60, protein: 20))]
        let goal = try await goals.set(GoalTerms(plan), today: today, at: Kitchen.now)
        #expect(try await goals.current() == goal)
        let target = try #require(try await goals.target(on: today))
        #expect(abs(target.macros.fat * 9 - target.kilocalories * 0.2) < 1e-6)
        #expect(try await DiaryStore(database: kitchen.database, owner: kitchen.ana).day(today).target == target)
        let sunday = try #require(try await goals.target(on: today.adding(days: 1)))
        #expect(sunday == goal.terms.daily)
        plan.weekdaySplits = [:]
        _ = try await goals.edit(version: goal.version, to: GoalTerms(plan), today: today.adding(days: 7))
        #expect(try await goals.target(on: today) == target)
        #expect(try await goals.target(on: today.adding(days: 7)) == GoalTerms(plan).daily)
    }

    @Test("the preview shows the week, and where a week typed whole leads")
    func preview() throws {
        var plan = try SampleGoals.plan()
        plan.weekdays = [.saturday: 1900]
        let shared = GoalPreview(plan, nil, in: .metric)
        #expect(shared.numbers.first?.week.map(\.weekdayName).last == "Sun")
        #expect(shared.numbers.first?.week[5].weekdayEnergy == "1,900")
        #expect(shared.remark.isEmpty)
        plan.weekdays = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, plan.asked + 100) })
        let whole = GoalPreview(plan, nil, in: .metric)
        #expect(
            whole.remark.hasPrefix("Your days average 100 kcal more than this goal asks: that leads to about 67.9 kg")
        )
    }

    @Test("a lean weekday is refused by its name, with every day alike as the proposal")
    func lean() throws {
        var plan = try SampleGoals.plan()
        plan.weekdays = [.friday: 600]
        guard case .refused(let dangers, let proposal?) = plan.judged() else {
            Issue.record("taken")
            return
        }
        #expect(dangers.map(\.field) == ["friday"])
        #expect(
            dangers[0].words(in: .metric)
                == "On Fridays: That would leave you 600 kcal a day. You need at least 1,200 kcal."
        )
        #expect(proposal.weekdays.isEmpty)
        #expect(proposal.course == plan.course)
    }
}
