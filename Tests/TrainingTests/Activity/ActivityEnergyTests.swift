import HealthMath
import Testing

@testable import Training

struct ActivityEnergyTests {
    private func body(_ sex: Sex) throws -> BodyFacts {
        BodyFacts(sex: sex, birthday: try #require(CalendarDay("1991-01-01")), centimetres: 175, kilograms: 80)
    }

    private func energy(
        typed: Double? = nil,
        beats: Double? = nil,
        of id: String? = "brisk-walk",
        metres: Double? = nil,
        sex: Sex = .male
    ) throws -> ActivityEnergy? {
        let catalogue = try ExerciseCatalogue.shipped()
        return ActivityEnergy(
            typed: typed,
            beats: beats,
            exercise: try id.map { try #require(catalogue[$0]) },
            intensity: nil,
            metres: metres,
            seconds: 1_800,
            body: try self.body(sex),
            on: try #require(CalendarDay("2026-11-21"))
        )
    }

    @Test("a typed number wins, then the pulse, then the table, then METs")
    func ways() throws {
        #expect(try self.energy(typed: 111, beats: 150)?.way == .typed)
        let pulse = try #require(try self.energy(beats: 150))
        // Keytel 2005: (−55.0969 + 0.6309·150 + 0.1988·80 + 0.2017·35) ÷ 4.184 × 30 minutes.
        #expect(pulse.way == .heartRate && abs(pulse.kilocalories - 448.1) < 0.5)
        let table = try #require(try self.energy())
        // 460 kcal an hour × 176.37 lb ÷ 175 lb, half an hour.
        #expect(table.way == .table && abs(table.kilocalories - 231.8) < 0.1)
        let equivalents = try #require(try self.energy(of: "steady-ride"))
        #expect(equivalents.way == .equivalents && abs(equivalents.kilocalories - 5.8 * 80 / 2) < 0.001)
    }

    @Test("the table holds for its own pace, a tenth up or down")
    func pace() throws {
        #expect(try self.energy(metres: 2_816)?.way == .table)
        #expect(try self.energy(metres: 2_000)?.way == .equivalents)
    }

    @Test("a run on the level takes what its speed does, and a climb what its pace does")
    func speed() throws {
        // 9 km/h is 150 m/min: (0.2 × 150 + 3.5) ÷ 3.5 = 9.57 MET.
        let run = try #require(try self.energy(of: "easy-jog", metres: 4_500))
        #expect(run.way == .equivalents && abs(run.kilocalories - 33.5 / 3.5 * 80 / 2) < 0.1)
        let climb = try #require(try self.energy(of: "hill-walk", metres: 2_400))
        #expect(climb == (try self.energy(of: "hill-walk")))
    }

    @Test("other is the mean of both, by the pulse and by the table", arguments: [nil, 140.0])
    func other(beats: Double?) throws {
        let all = try [Sex.female, .male, .other].map {
            try #require(try self.energy(beats: beats, sex: $0)).kilocalories
        }
        #expect(abs(all[2] - (all[0] + all[1]) / 2) < 0.001)
    }

    @Test("never below zero, and nothing without anything to go by")
    func bounds() throws {
        #expect(try self.energy(beats: 40)?.kilocalories == 0)
        #expect(try self.energy(of: nil) == nil)
    }

    @Test("the table's five activities are exercises of the catalogue")
    func tables() throws {
        let catalogue = try ExerciseCatalogue.shipped()
        #expect(Exercise.tables.keys.allSatisfy { catalogue[$0] != nil })
        #expect(Set(Exercise.tables.values) == Set(TableActivity.allCases))
        #expect(WorkoutFile.Sport.allCases.compactMap(\.exercise).allSatisfy { catalogue[$0] != nil })
    }

    @Test("what burns how much is learnt from three times on, else told by METs")
    func chances() throws {
        let catalogue = try ExerciseCatalogue.shipped()
        let rates = ["steady-run": BurnRate(kilocaloriesAMinute: 12, times: 4)]
        let chances = BurnChance.all(burning: 300, rates: rates, catalogue: catalogue, kilograms: 80)
        #expect(chances.first?.exercise.id == "steady-run" && chances.first?.minutes == 25)
        #expect(chances.dropFirst().allSatisfy { $0.rate.times == 0 } && chances.count > 10)
        #expect(BurnChance.all(burning: 300, rates: [:], catalogue: catalogue, kilograms: nil).isEmpty)
    }
}
