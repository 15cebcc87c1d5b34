import Deeds
import FoodCatalogue
import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Jobs
@testable import Nutrition

/// A village of women of 36 who lose weight, and somebody who tries to find out what one of them eats.
private struct Village {
    static let banana = "usda-09040"
    static let apple = "usda-09003"
    static let lentils = "usda-16070"

    let database: any Database
    let catalogue: Catalogue
    var members: [Int64] = []

    init(_ backend: Backend) async throws {
        let course = Migration("test-0001-course") { words in
            [
                """
                CREATE TABLE course (owner_id \(words.integer) NOT NULL PRIMARY KEY, gender \(words.text) NOT NULL,
                    birthday \(words.text) NOT NULL, height_cm \(words.real) NOT NULL, first_kg \(words.real) NOT NULL,
                    last_kg \(words.real) NOT NULL) \(words.strict)
                """
            ]
        }
        self.database = try await backend.open(
            StandInMember.migrations + [course] + JobMigrations.all + DeedMigrations.all + NutritionWing.migrations
        )
        self.catalogue = try ShippedCatalogue.open()
    }

    static let eater = Eater(
        sex: .female,
        birthday: CalendarDay(number: 7_300),  // 27 December 1989
        bodyMassIndex: BodyMassIndex(kilograms: 78, centimetres: 170),
        needs: [],
        aim: nil
    )

    static func night(_ number: Int) -> CalendarDay { CalendarDay(number: 20_500 + number) }

    var cohort: Cohort { get throws { try #require(Cohort(Self.eater, .lose, on: Self.night(0))) } }

    /// Somebody who eats each of these foods every other day of eight weeks, and has lost a kilogram.
    mutating func add(_ foods: [String], agrees: Bool = true, lost: Double = 1) async throws -> Int64 {
        let id = try await StandInMember.add("Member \(self.members.count)", to: self.database)
        self.members.append(id)
        let day = Self.night(0)
        let terms = try SampleGoals.terms(startDay: day.adding(days: -60))
        _ = try await GoalStore(database: self.database, owner: id)
            .set(terms, today: day.adding(days: -60), at: Kitchen.now)
        try await self.database.write { db in
            try db.execute(
                "INSERT INTO course VALUES (\(id), 'female', '1989-12-27', 170.0, 78.0, \(78 - lost))"
            )
        }
        try await self.eat(foods, id, days: -28..<28)
        if agrees { try await CohortStore(database: self.database, owner: id).agree(now: Kitchen.now) }
        return id
    }

    func eat(_ foods: [String], _ id: Int64, days: Range<Int>) async throws {
        for food in foods {
            let item = Food(id: food, name: food, group: "", nutrients: [208: 50], measures: [])
            for day in days where day % 2 == 0 {
                let entry = DiaryEntry(
                    id: UUID().uuidString.lowercased(),
                    day: Self.night(day),
                    meal: "Lunch",
                    food: item,
                    portion: Portion(amount: 100, unit: .gram),
                    minutes: nil
                )
                _ = try await EntryStore(database: self.database, owner: id).add(entry, nutrients: "", now: Kitchen.now)
            }
        }
    }

    /// The night's work, `number` days after the first.
    func count(night number: Int = 0) async throws {
        let now = Date(timeIntervalSince1970: Double(Self.night(number).number) * 86_400 + 10_800)
        let job = CohortJob(
            database: self.database,
            catalogue: self.catalogue,
            courses: { among, _, _ in "SELECT * FROM course WHERE owner_id IN (\(among))" },
            now: { now }
        )
        _ = try await job.run(Job(id: 1, kind: CohortJob.kind, payload: "", attempt: 1))
    }

    /// What somebody is shown; by default one who was not counted.
    func shown(to owner: Int64 = -1) async throws -> [String] {
        try await CohortStore(database: self.database, owner: owner).foods(of: self.cohort)
    }
}

struct CohortTests {
    @Test("five who agreed and succeeded say what they eat, four say nothing", arguments: Backend.available)
    func fewest(backend: Backend) async throws {
        var village = try await Village(backend)
        for _ in 0..<4 { _ = try await village.add([Village.banana]) }
        // Neither somebody who didn't agree makes five, nor one who got nowhere.
        _ = try await village.add([Village.banana], agrees: false)
        _ = try await village.add([Village.banana], lost: 0.1)
        try await village.count()
        #expect(try await village.shown() == [])
        _ = try await village.add([Village.banana])
        try await village.count(night: 1)
        #expect(try await village.shown() == [Village.banana])
    }

    @Test(
        "a birthday without a year, or a cohort without a day, keeps nobody else from being counted",
        arguments: Backend.available
    )
    func odd(backend: Backend) async throws {
        var village = try await Village(backend)
        for _ in 0..<5 { _ = try await village.add([Village.banana]) }
        let odd = try await village.add([Village.banana])
        try await village.database.write { db in
            try db.execute("UPDATE course SET birthday = 'nonsense!!' WHERE owner_id = \(odd)")
            try db.execute("INSERT INTO cohort (name, day, members, admitted_at) VALUES ('a', 'nonsense!!', 9, 0)")
        }
        try await village.count()
        #expect(try await village.shown() == [Village.banana])
        let counted = try await village.database.row(
            "SELECT COUNT(*) FROM cohort_member WHERE owner_id = \(odd)"
        ) { try $0.int(0) }
        #expect(counted == 0)
        #expect(village.database.setAside.all == [RowName("cohort", key: "a")])
    }

    @Test("a food of four, of one's own, or of nobody's catalogue stays unseen", arguments: Backend.available)
    func uniqueFood(backend: Backend) async throws {
        var village = try await Village(backend)
        for number in 0..<6 {
            let foods = number < 4 ? [Village.banana, Village.apple] : [Village.banana]
            _ = try await village.add(foods + ["own-lasagne-of-ana"])
        }
        try await village.count()
        #expect(try await village.shown() == [Village.banana])
        let columns = try await village.database.row("SELECT * FROM cohort_food LIMIT 1") { row in
            [try row.text(0), try row.text(1), String(try row.integer(2))]
        }
        #expect(columns == [try village.cohort.name, Village.banana, "1"])
    }

    @Test("who was counted themselves sees only what five others eat", arguments: Backend.available)
    func ownView(backend: Backend) async throws {
        var village = try await Village(backend)
        for number in 0..<6 {
            _ = try await village.add(number < 5 ? [Village.banana, Village.apple] : [Village.apple])
        }
        try await village.count()
        #expect(try await village.shown() == [Village.apple, Village.banana])
        // Inside, a food of five stands on four others only, whether one is among the five or not.
        for member in village.members { #expect(try await village.shown(to: member) == [Village.apple]) }
    }

    /// Two worlds that differ in nothing but whether the one who leaves ate bananas: who compares what was shown before
    /// and after must see the same in both.
    @Test("comparing before and after somebody leaves says nothing about them", arguments: Backend.available)
    func leaving(backend: Backend) async throws {
        func seen(targetEats: Bool, leaves: (Village, Int64) async throws -> Void) async throws -> [[String]] {
            var village = try await Village(backend)
            let target = try await village.add(targetEats ? [Village.banana, Village.apple] : [Village.apple])
            // So many others that six eat bananas in either world.
            for number in 0..<7 {
                let eats = number < (targetEats ? 5 : 6)
                _ = try await village.add(eats ? [Village.banana, Village.apple] : [Village.apple])
            }
            try await village.count()
            var views = [try await village.shown()]
            try await leaves(village, target)
            views.append(try await village.shown())
            for night in 1..<4 {
                try await village.count(night: night)
                views.append(try await village.shown())
            }
            return views
        }
        let withdraw = { (village: Village, target: Int64) in
            try await CohortStore(database: village.database, owner: target).withdraw()
        }
        let delete = { (village: Village, target: Int64) in
            _ = try await village.database.write { try $0.execute("DELETE FROM member WHERE id = \(target)") }
        }
        for leave in [withdraw, delete] {
            let eating = try await seen(targetEats: true, leaves: leave)
            let notEating = try await seen(targetEats: false, leaves: leave)
            #expect(eating == notEating)
            #expect(eating.first == [Village.apple, Village.banana])
            // What stood on few is gone at once.
            #expect(eating[1...].allSatisfy { $0.isEmpty })
        }
    }

    @Test("what ten eat stays when one leaves, and still stands on five", arguments: Backend.available)
    func many(backend: Backend) async throws {
        var village = try await Village(backend)
        for _ in 0..<11 { _ = try await village.add([Village.banana]) }
        try await village.count()
        for member in village.members.prefix(4) {
            try await CohortStore(database: village.database, owner: member).withdraw()
            #expect(try await village.shown() == [Village.banana])
        }
        try await CohortStore(database: village.database, owner: village.members[4]).withdraw()
        #expect(try await village.shown() == [])
    }

    @Test("comparing before and after somebody joins says nothing about them", arguments: Backend.available)
    func joining(backend: Backend) async throws {
        var village = try await Village(backend)
        for number in 0..<6 {
            _ = try await village.add(number < 4 ? [Village.banana, Village.apple] : [Village.apple])
        }
        try await village.count()
        #expect(try await village.shown() == [Village.apple])
        // The attacker waits with four banana eaters for the fifth.
        _ = try await village.add([Village.banana, Village.apple])
        for night in [1, 2, 14, 27] {
            try await village.count(night: night)
            #expect(try await village.shown() == [Village.apple])
        }
        // The next count shares no day with the last: everybody's four new weeks are in it, not just one newcomer's.
        try await village.count(night: 28)
        #expect(try await village.shown() == [Village.apple, Village.banana])
    }

    @Test("a count that was broken off is finished the next time", arguments: Backend.available)
    func brokenOff(backend: Backend) async throws {
        var village = try await Village(backend)
        for _ in 0..<5 { _ = try await village.add([Village.lentils]) }
        let count = CohortCount(database: village.database) { among, _, _ in
            "SELECT * FROM course WHERE owner_id IN (\(among))"
        }
        try await count.admit(on: Village.night(0), now: Kitchen.now)
        #expect(try await village.shown() == [])
        try await village.count()
        #expect(try await village.shown() == [Village.lentils])
        #expect(try await count.uncounted().isEmpty)
    }

    @Test("the SQL and the program name the same cohort", arguments: Backend.available)
    func names(backend: Backend) async throws {
        var village = try await Village(backend)
        for _ in 0..<5 { _ = try await village.add([Village.banana]) }
        try await village.count()
        let names = try await village.database.rows("SELECT name FROM cohort") { try $0.text(0) }
        #expect(names == ["female-35-25-lose"])
        #expect(try village.cohort.name == "female-35-25-lose")
    }
}
