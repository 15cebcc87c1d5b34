import Audit
import Deeds
import FoodCatalogue
import Foundation
import HealthMath
import Jobs
import Logging
import Members
import Notices
import Storage
import Support
import Testing

@testable import Nutrition

/// Ana and Ben, their database, and a few foods.
struct Kitchen {
    let database: any Database
    let ana: Int64
    let ben: Int64

    static let now = Date(timeIntervalSince1970: 1_795_269_600)  // 2026-11-21 14:00 UTC

    init(_ backend: Backend) async throws {
        self.database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + DeedMigrations.all + NoticeMigrations.all
                + AuditMigrations.all
                + NutritionWing.migrations
        )
        self.ana = try await StandInMember.add("Ana", to: self.database)
        self.ben = try await StandInMember.add("Ben", to: self.database)
    }

    static let apple = Food(
        id: "usda-09003",
        name: "Apples, raw, with skin",
        group: "Fruits",
        nutrients: [208: 52, 203: 0.26, 204: 0.17, 205: 13.81, 291: 2.4, 269: 10.39, 307: 1],
        measures: [Measure(label: "1 medium", grams: 182), Measure(label: "1 cup, sliced", grams: 109)]
    )

    /// Whose source knows nothing but energy.
    static let mystery = Food(id: "usda-1", name: "Mystery stew", group: "Soups", nutrients: [208: 80], measures: [])

    /// The shipped foods and what its members have of their own, with nobody outside to ask.
    func lookup() throws -> FoodLookup {
        let logger = Logger(label: "test")
        let online = OnlineFoods(OnlineSettings(), database: self.database, logger: logger) { Kitchen.now }
        return FoodLookup(try ShippedCatalogue.open(), online: online, database: self.database)
    }

    static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

    /// An entry like those that forms make.
    static func entry(
        _ food: Food = Kitchen.apple,
        _ amount: Double = 1,
        _ unit: FoodUnit = FoodUnit(label: "1 medium", grams: 182),
        id: String = UUID().uuidString.lowercased(),
        day: String = "2026-11-21",
        meal: String = "Breakfast",
        minutes: Int? = nil
    ) throws -> DiaryEntry {
        let portion = Portion(amount: amount, unit: unit)
        return DiaryEntry(id: id, day: try self.day(day), meal: meal, food: food, portion: portion, minutes: minutes)
    }

    @discardableResult
    func log(
        _ entry: DiaryEntry,
        _ food: Food = Kitchen.apple,
        for owner: Member.ID,
        at now: Date = Kitchen.now
    ) async throws
        -> DiaryEntry
    {
        try await EntryStore(database: self.database, owner: owner)
            .add(entry, nutrients: food.nutrients.text, now: now).entry
    }

    func deeds(of owner: Member.ID, on day: String = "2026-11-21") async throws -> [Deed] {
        let day = try Self.day(day)
        return try await DeedStore(database: self.database, owner: owner).deeds(
            of: NutritionWing.deedKinds,
            from: day,
            through: day
        )
    }
}
