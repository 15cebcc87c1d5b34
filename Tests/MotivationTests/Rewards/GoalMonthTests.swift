import HealthMath
import Testing

@testable import Motivation

struct GoalMonthTests {
    private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

    @Test("a month has its days, and those before it")
    func month() throws {
        let march = GoalMonth(around: try self.day("2028-03-14"))
        #expect(march == GoalMonth("2028-03"))
        #expect(march.name == "2028-03" && march.title == "March" && march.length == 31)
        #expect(march.previous.length == 29)
        #expect(march.threeBefore.map(\.name) == ["2027-12", "2028-01", "2028-02"])
        #expect(march.days(through: try self.day("2028-03-14")).upperBound.description == "2028-03-14")
        #expect(march.days(through: try self.day("2028-05-01")).upperBound.description == "2028-03-31")
        #expect(march.days(through: try self.day("2028-02-01")).upperBound.description == "2028-03-01")
    }

    @Test(
        "what is no month is none",
        arguments: ["", "2028", "2028-3", "2028-13", "2028-00", "2028-03-", "2028-03-01", "march", "2028-03-01-01"]
    )
    func nonsense(text: String) {
        #expect(GoalMonth(text) == nil)
    }

    @Test("a reward can be claimed until the end of the next month")
    func claim() throws {
        #expect(MonthlyGoal.lastDayOfClaim(try #require(GoalMonth("2028-01"))).description == "2028-02-29")
        #expect(MonthlyGoal.lastDayOfClaim(try #require(GoalMonth("2028-12"))).description == "2029-01-31")
    }

    @Test("an answer may be changed until the 15th; one that was none, or came along, all month")
    func change() throws {
        let month = try #require(GoalMonth("2028-03"))
        let goal = MonthlyGoal(month: month, kind: .steps, target: 200_000)
        func may(
            _ word: MonthlyAnswer.Word,
            cameAlong: Bool = false,
            isClaimed: Bool = false,
            on day: String
        ) throws -> Bool {
            MonthlyAnswer(month: month, word: word, cameAlong: cameAlong, isClaimed: isClaimed)
                .mayChange(on: try self.day(day))
        }
        #expect(try may(.set(goal), on: "2028-03-15"))
        #expect(try !may(.set(goal), on: "2028-03-16"))
        #expect(try !may(.letGo(goal), on: "2028-03-16"))
        #expect(try may(.declined, on: "2028-03-31"))
        #expect(try may(.set(goal), cameAlong: true, on: "2028-03-31"))
        #expect(try !may(.set(goal), isClaimed: true, on: "2028-03-02"))
        #expect(try !may(.declined, on: "2028-04-01"))
    }
}
