import Testing

@testable import HealthMath

struct WeekEnergyTests {
    // By hand: 7 × 1,800 = 12,600; without 2 × 2,300 that leaves 8,000 for five days.
    @Test("lets the days that weren't said share what is left of the week")
    func shared() {
        let week = WeekEnergy(mean: 1800, said: [.saturday: 2300, .sunday: 2300])
        #expect(week.days == [1600, 1600, 1600, 1600, 1600, 2300, 2300])
        #expect(week[.friday] == 1600)
        #expect(week.mean == 1800)
        #expect(week.leanest == .monday)
    }

    @Test("takes a week that was said whole as it is")
    func whole() {
        let said = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, 1000 + 100 * Double($0.rawValue)) })
        let week = WeekEnergy(mean: 3000, said: said)
        #expect(week.days == [1100, 1200, 1300, 1400, 1500, 1600, 1700])
        #expect(week.mean == 1400)
        #expect(WeekEnergy(days: week.days) == week)
        #expect(WeekEnergy(days: [1, 2]) == nil)
    }

    @Test("keeps the week's sum, whatever is said of up to six days", arguments: seeds)
    func sum(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let mean = Double.random(in: 1000...4000, using: &random)
        let some = Weekday.allCases.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
        let said = some.map { ($0, Double.random(in: 0...6000, using: &random)) }
        let week = WeekEnergy(mean: mean, said: Dictionary(uniqueKeysWithValues: said))
        #expect(abs(week.mean - mean) < 1e-9)
        #expect(said.allSatisfy { week[$0.0] == $0.1 })
        #expect(Weekday.allCases.allSatisfy { week[week.leanest] <= week[$0] })
    }
}

struct WeekSafetyTests {
    /// 30 years, 165 cm, 70 kg: 1,420.25 kcal at rest, 1,704.3 with sitting.
    private func dangers(_ said: [Weekday: Double], expenditure: Double? = nil) throws -> [GoalDanger] {
        let day = try #require(CalendarDay("2026-03-14"))
        let birthday = try #require(CalendarDay("1996-01-01"))
        let body = BodyFacts(sex: .female, birthday: birthday, centimetres: 165, kilograms: 70)
        let safety = GoalSafety(body: body, activity: .sedentary, expenditure: expenditure)
        let course = WeightCourse(
            startKilograms: 70,
            targetKilograms: 68,
            startDay: day,
            targetDay: day.adding(days: 100)
        )
        let week = WeekEnergy(mean: safety.dailyKilocalories(on: course), said: said)
        return safety.dangers(of: course, week: week)
    }

    @Test("lets a week vary above the least there is")
    func safe() throws {
        #expect(try self.dangers([:]).isEmpty)
        #expect(try self.dangers([.saturday: 1900, .sunday: 1900]).isEmpty)
    }

    @Test("refuses a weekday below the least, also when the week's mean is fine")
    func leanDay() throws {
        #expect(try self.dangers([.friday: 900]) == [.tooLittleFoodOn(.friday, kilocalories: 900, least: 1200)])
        let feast = try self.dangers([.saturday: 4000, .sunday: 4000])
        guard case .tooLittleFoodOn(.monday, let kilocalories, _) = try #require(feast.first) else {
            Issue.record("\(feast)")
            return
        }
        #expect(kilocalories < 1200)
    }

    @Test("refuses a whole week whose mean goes too fast")
    func fast() throws {
        let feast = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, 3500.0) })
        guard case .tooFast(let pace, let most) = try #require(try self.dangers(feast).first) else {
            Issue.record("taken")
            return
        }
        #expect(pace > 1.6 && most == 0.7)
    }

    @Test("reckons with what the body was found to use")
    func expenditure() throws {
        #expect(try self.dangers([:], expenditure: 1250).count == 1)
        #expect(try self.dangers([:], expenditure: 2500).isEmpty)
    }
}
