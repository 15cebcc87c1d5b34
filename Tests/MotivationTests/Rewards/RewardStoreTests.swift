import Foundation
import Storage
import Support
import Testing

@testable import Motivation

/// One voucher for a month, whoever asks how often and at which moment.
struct RewardStoreTests {
    @Test("ten devices that ask at the same moment get one and the same voucher", arguments: Backend.available)
    func devices(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 1)
        try await house.setGoals(of: house.members)
        try await house.load("CODE-1", "CODE-2", "CODE-3")
        let rewards = try await Rush.of(10) { try await house.claim(house.members[0]) }
        let codes = rewards.compactMap { reward -> String? in
            if case .given(let code, _) = reward?.code { code } else { nil }
        }
        #expect(codes.count == 10 && Set(codes).count == 1)
        #expect(try await house.codes(of: house.members[0]) == [codes[0]])
        #expect(try await house.stock.loads().map(\.free) == [2])
    }

    @Test(
        "of two who ask for the last voucher one gets it, and the other keeps their turn",
        arguments: Backend.available
    )
    func last(_ backend: Backend) async throws {
        for _ in 1...5 {
            let house = try await RewardHouse(backend, members: 2)
            try await house.setGoals(of: house.members)
            try await house.load("CODE-1")
            let rewards = try await Rush.of(house.members) { try await house.claim($0) }
            #expect(rewards.compactMap(\.self).count == 2)
            #expect(rewards.filter { $0?.code == .waiting }.count == 1)
            try await house.load("CODE-2")
            try await house.give()
            var codes: [String] = []
            for member in house.members { codes += try await house.codes(of: member) }
            #expect(codes.sorted() == ["CODE-1", "CODE-2"])
        }
    }

    @Test("vouchers go to those who wait in the order of reaching, and they are told", arguments: Backend.available)
    func order(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 4)
        try await house.setGoals(of: house.members)
        for (member, day) in zip(house.members, ["2026-03-18", "2026-03-16", "2026-03-17"]) {
            #expect(try await house.claim(member, reachedOn: day)?.code == .waiting)
        }
        #expect(try await VoucherStock.waiting(in: house.database).count == 3)
        try await house.load("CODE-1", "CODE-2")
        // Who comes after them while vouchers are free doesn't overtake them.
        #expect(try await house.claim(house.members[3], reachedOn: "2026-03-19")?.code == .waiting)
        try await house.give()
        #expect(try await house.codes(of: house.members[1]).count == 1)
        #expect(try await house.codes(of: house.members[2]).count == 1)
        #expect(try await house.codes(of: house.members[0]) == [])
        #expect(try await house.notices(of: house.members[1]) == ["Your reward for March is here."])
        #expect(try await house.notices(of: house.members[0]) == [])
        try await house.load("CODE-3", "CODE-4")
        for _ in 1...2 { try await house.give() }
        for member in house.members { #expect(try await house.codes(of: member).count == 1) }
        #expect(try await house.notices(of: house.members[1]).count == 1)
    }

    @Test("who is about to leave is passed over and keeps their turn", arguments: Backend.available)
    func absent(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 2)
        try await house.setGoals(of: house.members)
        for (member, day) in zip(house.members, ["2026-03-16", "2026-03-17"]) {
            _ = try await house.claim(member, reachedOn: day)
        }
        try await house.load("CODE-1")
        try await house.give(present: [house.members[1]])
        #expect(try await house.codes(of: house.members[1]) == ["CODE-1"])
        try await house.load("CODE-2")
        try await house.give()
        #expect(try await house.codes(of: house.members[0]) == ["CODE-2"])
    }

    @Test(
        "nothing is claimed for a goal that is another's, changed, let go or came along",
        arguments: Backend.available
    )
    func unfit(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 2)
        let (ana, ben) = (house.members[0], house.members[1])
        try await house.setGoals(of: [ana])
        try await house.load("CODE-1")
        #expect(try await house.claim(ben) == nil)
        let easier = try house.goal("2026-03", 1_000)
        let day = try house.day("2026-03-19")
        #expect(try await house.rewards(of: ana).claim(easier, reachedOn: day, for: "a", at: house.now) == nil)
        #expect(try await house.goals(of: ana).letGo(easier.month, at: house.now))
        #expect(try await house.claim(ana) == nil)
        #expect(try await house.goals(of: ana).restore(easier.month))
        try await house.database.write { try $0.execute("UPDATE monthly_goal SET came_along = 1") }
        #expect(try await house.claim(ana) == nil)
        #expect(try await house.stock.loads().map(\.free) == [1])
    }

    @Test("who leaves takes the seal of their voucher along, and the voucher stays given", arguments: Backend.available)
    func deletion(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 2)
        try await house.setGoals(of: house.members)
        try await house.load("CODE-1")
        for member in house.members { _ = try await house.claim(member) }
        try await house.database.write { db in try db.execute("DELETE FROM member WHERE id = \(house.members[0])") }
        let sealed = try await house.database.rows(
            "SELECT 1 FROM voucher WHERE sealed IS NOT NULL UNION ALL SELECT 1 FROM reward WHERE sealed IS NOT NULL"
        ) { _ in true }
        #expect(sealed.isEmpty)
        #expect(try await house.stock.loads().map(\.given) == [1])
        #expect(try await house.rewards(of: house.members[1]).all().map(\.code) == [.waiting])
    }

    @Test(
        "a mail address has one reward a month, whichever account asks, and nothing readable of it is kept",
        arguments: Backend.available
    )
    func address(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 3)
        try await house.setGoals(of: house.members)
        try await house.load("CODE-1", "CODE-2", "CODE-3")
        let (ana, again, ben) = (house.members[0], house.members[1], house.members[2])
        #expect(try await house.claim(ana, address: "ana@example.org") != nil)
        try await house.database.write { db in _ = try db.execute("DELETE FROM member WHERE id = \(ana)") }
        await #expect(throws: RewardStore.AddressTaken.self) {
            try await house.claim(again, address: "ana@example.org")
        }
        #expect(try await house.rewards(of: again).all().isEmpty)
        #expect(try await house.claim(ben, address: "ben@example.org") != nil)
        #expect(try await house.stock.loads().map(\.free) == [1])
        let marks = try await house.database.rows("SELECT mark FROM reward_address") { try $0.blob(0) }
        #expect(marks.count == 2 && marks.allSatisfy { $0.count == 16 })
        let (may, april) = ("2026-05-01T12:00:01Z", "2026-04-30T12:00:00Z")
        try await RewardAddress.purge(at: try Date(april, strategy: .iso8601), in: house.database)
        #expect(try await house.database.rows("SELECT 1 FROM reward_address") { _ in true }.count == 2)
        try await RewardAddress.purge(at: try Date(may, strategy: .iso8601), in: house.database)
        #expect(try await house.database.rows("SELECT 1 FROM reward_address") { _ in true }.isEmpty)
    }

    @Test("a voucher under a lost key is withdrawn and the next one given; a reward under it says so")
    func lostKey() async throws {
        let house = try await RewardHouse(.sqlite, members: 1)
        try await house.setGoals(of: house.members)
        let other = Seal(key: try SealingKey(base64: Data(repeating: 9, count: 32).base64EncodedString()))
        let before = VoucherStock(database: house.database, seal: other)
        let earlier = house.now.addingTimeInterval(-60)
        _ = try await before.load(try VoucherList("OLD-1"), because: "Before", by: nil, at: earlier)
        try await house.load("NEW-1")
        _ = try await house.claim(house.members[0])
        #expect(try await house.codes(of: house.members[0]) == ["NEW-1"])
        #expect(try await house.stock.loads().map(\.withdrawn).reduce(0, +) == 1)
        let blind = RewardStore(database: house.database, seal: other, owner: house.members[0])
        #expect(try await blind.all().map(\.code) == [.unreadable])
    }
}
