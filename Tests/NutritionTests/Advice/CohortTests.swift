import Foundation
import Storage
import Support
import Testing

@testable import Jobs
@testable import Nutrition

struct CohortTests {
    @Test("five who agreed and succeeded say what they eat, four say nothing", arguments: Backend.available)
    func fewest(backend: Backend) async throws {
        var village = try await CohortVillage(backend)
        for _ in 0..<4 { _ = try await village.add([CohortVillage.banana]) }
        // Neither somebody who didn't agree makes five, nor one who got nowhere.
        _ = try await village.add([CohortVillage.banana], agrees: false)
        _ = try await village.add([CohortVillage.banana], lost: 0.1)
        try await village.count()
        #expect(try await village.shown() == [])
        _ = try await village.add([CohortVillage.banana])
        try await village.count(night: 1)
        #expect(try await village.shown() == [CohortVillage.banana])
    }

    @Test(
        "a birthday without a year, or a cohort without a day, keeps nobody else from being counted",
        arguments: Backend.available
    )
    func odd(backend: Backend) async throws {
        var village = try await CohortVillage(backend)
        for _ in 0..<5 { _ = try await village.add([CohortVillage.banana]) }
        let odd = try await village.add([CohortVillage.banana])
        try await village.database.write { db in
            try db.execute("UPDATE course SET birthday = 'nonsense!!' WHERE owner_id = \(odd)")
            try db.execute("INSERT INTO cohort (name, day, members, admitted_at) VALUES ('a', 'nonsense!!', 9, 0)")
        }
        try await village.count()
        #expect(try await village.shown() == [CohortVillage.banana])
        let counted = try await village.database.row(
            "SELECT COUNT(*) FROM cohort_member WHERE owner_id = \(odd)"
        ) { try $0.int(0) }
        #expect(counted == 0)
        #expect(village.database.setAside.all == [RowName("cohort", key: "a")])
    }

    @Test("a food of four, of one's own, or of nobody's catalogue stays unseen", arguments: Backend.available)
    func uniqueFood(backend: Backend) async throws {
        var village = try await CohortVillage(backend)
        for number in 0..<6 {
            let foods = number < 4 ? [CohortVillage.banana, CohortVillage.apple] : [CohortVillage.banana]
            _ = try await village.add(foods + ["own-lasagne-of-ana"])
        }
        try await village.count()
        #expect(try await village.shown() == [CohortVillage.banana])
        let columns = try await village.database.row("SELECT * FROM cohort_food LIMIT 1") { row in
            [try row.text(0), try row.text(1), String(try row.integer(2))]
        }
        #expect(columns == [try village.cohort.name, CohortVillage.banana, "1"])
    }

    @Test("who was counted themselves sees only what five others eat", arguments: Backend.available)
    func ownView(backend: Backend) async throws {
        var village = try await CohortVillage(backend)
        for number in 0..<6 {
            _ = try await village.add(number < 5 ? [CohortVillage.banana, CohortVillage.apple] : [CohortVillage.apple])
        }
        try await village.count()
        #expect(try await village.shown() == [CohortVillage.apple, CohortVillage.banana])
        // Inside, a food of five stands on four others only, whether one is among the five or not.
        for member in village.members { #expect(try await village.shown(to: member) == [CohortVillage.apple]) }
    }

    /// Two worlds that differ in nothing but whether the one who leaves ate bananas: who compares what was shown before
    /// and after must see the same in both.
    @Test("comparing before and after somebody leaves says nothing about them", arguments: Backend.available)
    func leaving(backend: Backend) async throws {
        func seen(targetEats: Bool, leaves: (CohortVillage, Int64) async throws -> Void) async throws -> [[String]] {
            var village = try await CohortVillage(backend)
            let target = try await village.add(
                targetEats ? [CohortVillage.banana, CohortVillage.apple] : [CohortVillage.apple]
            )
            // So many others that six eat bananas in either world.
            for number in 0..<7 {
                let eats = number < (targetEats ? 5 : 6)
                _ = try await village.add(eats ? [CohortVillage.banana, CohortVillage.apple] : [CohortVillage.apple])
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
        let withdraw = { (village: CohortVillage, target: Int64) in
            try await CohortStore(database: village.database, owner: target).withdraw()
        }
        let delete = { (village: CohortVillage, target: Int64) in
            _ = try await village.database.write { try $0.execute("DELETE FROM member WHERE id = \(target)") }
        }
        for leave in [withdraw, delete] {
            let eating = try await seen(targetEats: true, leaves: leave)
            let notEating = try await seen(targetEats: false, leaves: leave)
            #expect(eating == notEating)
            #expect(eating.first == [CohortVillage.apple, CohortVillage.banana])
            // What stood on few is gone at once.
            #expect(eating[1...].allSatisfy { $0.isEmpty })
        }
    }

    @Test("what ten eat stays when one leaves, and still stands on five", arguments: Backend.available)
    func many(backend: Backend) async throws {
        var village = try await CohortVillage(backend)
        for _ in 0..<11 { _ = try await village.add([CohortVillage.banana]) }
        try await village.count()
        for member in village.members.prefix(4) {
            try await CohortStore(database: village.database, owner: member).withdraw()
            #expect(try await village.shown() == [CohortVillage.banana])
        }
        try await CohortStore(database: village.database, owner: village.members[4]).withdraw()
        #expect(try await village.shown() == [])
    }

    @Test("comparing before and after somebody joins says nothing about them", arguments: Backend.available)
    func joining(backend: Backend) async throws {
        var village = try await CohortVillage(backend)
        for number in 0..<6 {
            _ = try await village.add(number < 4 ? [CohortVillage.banana, CohortVillage.apple] : [CohortVillage.apple])
        }
        try await village.count()
        #expect(try await village.shown() == [CohortVillage.apple])
        // The attacker waits with four banana eaters for the fifth.
        _ = try await village.add([CohortVillage.banana, CohortVillage.apple])
        for night in [1, 2, 14, 27] {
            try await village.count(night: night)
            #expect(try await village.shown() == [CohortVillage.apple])
        }
        // The next count shares no day with the last: everybody's four new weeks are in it, not just one newcomer's.
        try await village.count(night: 28)
        #expect(try await village.shown() == [CohortVillage.apple, CohortVillage.banana])
    }

    @Test("a count that was broken off is finished the next time", arguments: Backend.available)
    func brokenOff(backend: Backend) async throws {
        var village = try await CohortVillage(backend)
        for _ in 0..<5 { _ = try await village.add([CohortVillage.lentils]) }
        let count = CohortCount(
            database: village.database,
            courses: { among, _, _ in "SELECT * FROM course WHERE owner_id IN (\(among))" },
            trained: CohortVillage.training.trained
        )
        try await count.admit(on: CohortVillage.night(0), now: Kitchen.now)
        #expect(try await village.shown() == [])
        try await village.count()
        #expect(try await village.shown() == [CohortVillage.lentils])
        #expect(try await count.uncounted().isEmpty)
    }

    @Test("the SQL and the program name the same cohort", arguments: Backend.available)
    func names(backend: Backend) async throws {
        var village = try await CohortVillage(backend)
        for _ in 0..<5 { _ = try await village.add([CohortVillage.banana]) }
        try await village.count()
        let names = try await village.database.rows("SELECT name FROM cohort") { try $0.text(0) }
        #expect(names == ["female-35-25-lose"])
        #expect(try village.cohort.name == "female-35-25-lose")
    }
}
