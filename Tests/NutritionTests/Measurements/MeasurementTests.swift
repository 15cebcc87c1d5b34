import Deeds
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Nutrition
@testable import Web

struct MeasurementTests {
    @Test("keeps a number a day and kind, the last said; nil takes it away", arguments: Backend.available)
    func store(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let anas = MeasurementStore(database: kitchen.database, owner: kitchen.ana)
        let bens = MeasurementStore(database: kitchen.database, owner: kitchen.ben)
        let today = try Kitchen.day("2026-11-21")
        for steps in [4000.0, 8500, 8500] { try await anas.keep([.steps: steps], on: today, at: Kitchen.now) }
        try await anas.keep([.water: 750, .waist: 81.5], on: today, at: Kitchen.now)
        try await bens.keep([.steps: 1], on: today, at: Kitchen.now)
        #expect(try await anas.measurements(on: today) == [.steps: 8500, .water: 750, .waist: 81.5])
        try await anas.keep([.water: nil], on: today, at: Kitchen.now)
        #expect(try await anas.measurements(on: today) == [.steps: 8500, .waist: 81.5])
        #expect(try await anas.measurements(on: today.adding(days: 1)).isEmpty)
        #expect(try await bens.measurements(on: today) == [.steps: 1])
    }

    @Test("each glass counts, until the day holds no more", arguments: Backend.available)
    func glasses(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let anas = MeasurementStore(database: kitchen.database, owner: kitchen.ana)
        let bens = MeasurementStore(database: kitchen.database, owner: kitchen.ben)
        let today = try Kitchen.day("2026-11-21")
        for _ in 0..<3 { #expect(try await anas.drink(200, on: today, at: Kitchen.now)) }
        #expect(try await bens.drink(250, on: today, at: Kitchen.now))
        #expect(try await anas.measurements(on: today) == [.water: 600])
        #expect(try await bens.measurements(on: today) == [.water: 250])
        #expect(try await kitchen.deeds(of: kitchen.ana).map(\.quantity) == [0.6])
        try await anas.keep([.water: 29_900], on: today, at: Kitchen.now)
        #expect(try await !anas.drink(200, on: today, at: Kitchen.now))
        #expect(try await anas.measurements(on: today) == [.water: 29_900])
    }

    @Test("steps and water are deeds of their day, which go with them", arguments: Backend.available)
    func deeds(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let store = MeasurementStore(database: kitchen.database, owner: kitchen.ana)
        let today = try Kitchen.day("2026-11-21")
        func done() async throws -> [Deed.Kind: Double] {
            Dictionary(uniqueKeysWithValues: try await kitchen.deeds(of: kitchen.ana).map { ($0.kind, $0.quantity) })
        }
        try await store.keep([.steps: 8500, .water: 750, .waist: 81.5], on: today, at: Kitchen.now)
        #expect(try await done() == [.stepsWalked: 8.5, .waterDrunk: 0.75])
        try await store.keep([.steps: 9000, .water: nil], on: today, at: Kitchen.now)
        #expect(try await done() == [.stepsWalked: 9])
        try await store.keep([.steps: 0], on: today, at: Kitchen.now)
        #expect(try await done().isEmpty)
    }

    @Test(
        "what is said of steps within three days is timely, and later words never raise it",
        arguments: Backend.available
    )
    func timely(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let store = MeasurementStore(database: kitchen.database, owner: kitchen.ana)
        let day = try Kitchen.day("2026-11-10")
        func say(_ steps: Double?, daysLater: Int) async throws -> Double? {
            // Noon in the zone farthest behind, where the day ends last.
            let now = day.start(in: .gmt).addingTimeInterval(Double(daysLater) * 86_400 + 86_400)
            try await store.keep([.steps: steps], on: day, at: now)
            return try await TimelyAmount.steps.amounts(of: kitchen.ana, in: day...day, kitchen.database)[day]
        }
        #expect(try await say(4_000, daysLater: 0) == 4_000)
        #expect(try await say(9_000, daysLater: 3) == 9_000)
        #expect(try await say(3_000, daysLater: 4) == 3_000)
        #expect(try await say(30_000, daysLater: 4) == 9_000)
        #expect(try await say(nil, daysLater: 5) == nil)
        let early = try Kitchen.day("2026-11-09")
        try await store.keep([.steps: 5_000], on: early, at: early.adding(days: 5).start(in: .gmt))
        #expect(try await TimelyAmount.steps.amounts(of: kitchen.ana, in: early...day, kitchen.database).isEmpty)
        #expect(try await TimelyAmount.steps.amounts(of: kitchen.ben, in: early...day, kitchen.database).isEmpty)
    }

    @Test("what is said of steps before their day began anywhere is not timely", arguments: Backend.available)
    func toCome(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let store = MeasurementStore(database: kitchen.database, owner: kitchen.ana)
        let day = try Kitchen.day("2026-11-10")
        // Where the clock is 14 hours ahead, the day begins at 10:00 UTC of the day before.
        let beginning = day.start(in: .gmt).addingTimeInterval(-14 * 3_600)
        func say(_ steps: Double, at now: Date) async throws -> Double? {
            try await store.keep([.steps: steps], on: day, at: now)
            return try await TimelyAmount.steps.amounts(of: kitchen.ana, in: day...day, kitchen.database)[day]
        }
        #expect(try await say(30_000, at: beginning.addingTimeInterval(-3 * 86_400)) == nil)
        #expect(try await say(30_000, at: beginning.addingTimeInterval(-1)) == nil)
        #expect(try await say(4_000, at: beginning) == 4_000)
    }

    @Test("after an import the deeds are those of what is stored", arguments: Backend.available)
    func settled(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let (database, ana) = (kitchen.database, kitchen.ana)
        let store = MeasurementStore(database: database, owner: ana)
        try await store.keep([.steps: 8500, .water: 750], on: try Kitchen.day("2026-11-21"), at: Kitchen.now)
        try await database.write { db in
            try db.execute("UPDATE deed SET quantity = 99 WHERE kind = 'steps-walked'")
            try db.execute("DELETE FROM deed WHERE kind = 'water-drunk'")
            try db.execute(
                """
                INSERT INTO deed (owner_id, kind, source, day, quantity, at)
                VALUES (\(ana), 'steps-walked', 'day 2026-11-20', '2026-11-20', 50, 0)
                """
            )
            try MeasurementDeeds.settle(of: ana, at: Kitchen.now, in: db)
        }
        #expect(try await kitchen.deeds(of: ana).map(\.quantity).sorted() == [0.75, 8.5])
        #expect(try await kitchen.deeds(of: ana, on: "2026-11-20").isEmpty)
    }

    @Test("what isn't sent stays, what is empty goes, inches become centimetres")
    func measures() throws {
        let input = ["waistCm": "32", "hipCm": "", "bodyFatPercent": "24", "lengthUnit": "in"]
        let measurements = try MeasuresForm(FormInput(input)).values()
        #expect(measurements.count == 3)
        #expect(measurements[.waist] == .some(.some(81.28)))
        #expect(measurements[.hip] == .some(nil))
        #expect(measurements[.bodyFat] == .some(.some(24)))
        #expect(try MeasuresForm(FormInput(["waistCm": "81,5"])).values()[.waist] == .some(.some(81.5)))
    }

    @Test(
        "refuses what no body has",
        arguments: [("waistCm", "29"), ("waistCm", "401"), ("bodyFatPercent", "99"), ("neckCm", "-3"), ("calfCm", "x")]
    )
    func nonsense(field: String, text: String) {
        guard let errors = MeasuresForm(FormInput([field: text])).complaints else {
            Issue.record("taken")
            return
        }
        #expect(!errors[field].isEmpty)
    }

    @Test("steps are whole and water has an end")
    func counted() throws {
        #expect(try StepsForm(FormInput(["steps": "8500"])).values() == [.steps: 8500])
        #expect(try StepsForm(FormInput(["steps": ""])).values() == [.steps: nil])
        #expect(throws: FormErrors.self) { try StepsForm(FormInput(["steps": "0.5"])).values() }
        #expect(throws: FormErrors.self) { try StepsForm(FormInput()).values() }
        #expect(throws: FormErrors.self) { try WaterForm(FormInput(["millilitres": "30001"])).values() }
        #expect(throws: FormErrors.self) { try MeasuresForm(FormInput()).values() }
    }

    @Test("a comma that sets thousands apart begins no fraction of a millilitre or a step")
    func thousands() throws {
        #expect(try StepsForm(FormInput(["steps": "8,500"])).values() == [.steps: 8500])
        #expect(try WaterForm(FormInput(["millilitres": "1,500"])).values() == [.water: 1500])
        #expect(try GlassForm(FormInput(["addMillilitres": "1,500"])).values() == 1500)
        #expect(try WaterForm(FormInput(["millilitres": "250,5"])).values() == [.water: 250.5])
    }

    @Test("a glass has an amount")
    func glass() throws {
        #expect(try GlassForm(FormInput(["addMillilitres": "250"])).values() == 250)
        for nonsense in ["", "0", "-200", "5001", "much"] {
            #expect(throws: FormErrors.self) { try GlassForm(FormInput(["addMillilitres": nonsense])).values() }
        }
        #expect(throws: FormErrors.self) { try GlassForm(FormInput()).values() }
    }

    @Test("a glass sends what it adds, and inches are shown to who reads them")
    func page() throws {
        var units = Units.metric
        units.height = .ft
        let day = try Kitchen.day("2026-11-21")
        let html = try DiaryTemplateTests.render(
            MeasurementsPage(
                [.water: 500, .waist: 81.28, .bodyFat: 24],
                on: DayName(day, today: day),
                day,
                input: FormInput(["steps": "many"]),
                errors: FormErrors("steps", "Type steps from 0 to 200,000."),
                units: units,
                frame: DiaryTemplateTests.frame
            )
        )
        #expect(html.contains("500 ml so far"))
        #expect(html.contains("name=\"addMillilitres\" value=\"250\">+ 250 ml"))
        #expect(html.contains("name=\"waistCm\" inputmode=\"decimal\" autocomplete=\"off\" value=\"32\""))
        #expect(html.contains("value=\"24\""))
        #expect(html.contains("value=\"many\"") && html.contains("Type steps from 0 to 200,000."))
    }
}
