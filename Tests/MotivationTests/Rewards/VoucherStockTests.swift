import Foundation
import Storage
import Support
import Testing

@testable import Motivation

/// Vouchers as the operator loads, counts and withdraws them.
struct VoucherStockTests {
    private func records(_ house: RewardHouse) async throws -> [String] {
        try await house.database.rows("SELECT action, subject, detail FROM audit_record ORDER BY id") { row in
            var columns = row.reader
            return "\(try columns.text()): \(try columns.text()), \(try columns.text())"
        }
    }

    @Test(
        "a code is loaded once, whatever list it stands in, and no column has it in plain",
        arguments: Backend.available
    )
    func load(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 0)
        let list = try VoucherList("CODE-1\nCODE-2 # A day\nCODE-1")
        let first = try await house.stock.load(list, note: "A month", because: "March", by: nil, at: house.now)
        #expect(first.loaded == 2 && first.known == 0 && first.twice == 1)
        let again = try await house.stock.load(list, because: "Again", by: nil, at: house.now)
        #expect(again.loaded == 0 && again.known == 2 && again.twice == 1)
        let loads = try await house.stock.loads()
        #expect(loads.count == 1 && loads[0].free == 2 && loads[0].given == 0 && loads[0].lastGivenAt == nil)
        let stored = try await house.database.rows("SELECT mark, sealed, note FROM voucher ORDER BY note") { row in
            var columns = row.reader
            let bytes = try columns.blob() + (try columns.optionalBlob() ?? [])
            return (String(decoding: bytes, as: UTF8.self), try columns.text())
        }
        #expect(stored.map(\.1) == ["A month", "A month: A day"])
        #expect(!stored.contains { $0.0.contains("CODE") })
        #expect(try await self.records(house) == ["vouchers-loaded: 2 vouchers, March"])
    }

    @Test("what nobody has is withdrawn by load or code, and comes back", arguments: Backend.available)
    func withdraw(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 1)
        try await house.setGoals(of: house.members)
        try await house.load("CODE-1", "CODE-2", "CODE-3")
        _ = try await house.claim(house.members[0])
        let given = try #require(try await house.codes(of: house.members[0]).first)
        func withdraw(_ selection: VoucherStock.Selection) async throws -> (count: Int, id: String) {
            try await house.stock.withdraw(selection, because: "A slip", by: nil, at: house.now)
        }
        #expect(try await withdraw(.code(given)).count == 0)
        #expect(try await withdraw(.code("CODE-9")).count == 0)
        let free = try #require(["CODE-1", "CODE-2", "CODE-3"].first { $0 != given })
        let one = try await withdraw(.code(free))
        #expect(one.count == 1)
        let load = try #require(try await house.stock.loads().first)
        #expect(load.free == 1 && load.given == 1 && load.withdrawn == 1)
        let rest = try await withdraw(.load(load.id))
        #expect(rest.count == 1)
        #expect(try await withdraw(.load(load.id)).count == 0)
        #expect(try await house.stock.restore(one.id, by: nil, at: house.now) == 1)
        #expect(try await house.stock.restore(one.id, by: nil, at: house.now) == 0)
        #expect(try await house.stock.loads().map(\.free) == [1])
        let records = try await self.records(house)
        #expect(
            records.suffix(3).map { String($0.prefix(while: { $0 != ":" })) }
                == ["vouchers-withdrawn", "vouchers-withdrawn", "vouchers-restored"]
        )
    }

    @Test("a code withdrawn a month ago is forgotten, and refused if it is loaded again", arguments: Backend.available)
    func purge(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 0)
        try await house.load("CODE-1", "CODE-2")
        let done = try await house.stock.withdraw(.code("CODE-1"), because: "A slip", by: nil, at: house.now)
        try await VoucherStock.purge(withdrawnBefore: house.now.addingTimeInterval(1), in: house.database)
        #expect(try await house.stock.restore(done.id, by: nil, at: house.now) == 0)
        let again = try await house.stock.load(
            try VoucherList("CODE-1"),
            because: "Again",
            by: nil,
            at: house.now
        )
        #expect(again.loaded == 0 && again.known == 1)
        #expect(try await house.stock.loads().map(\.free) == [1])
    }

    @Test("a voucher is left only while more are free than members wait for", arguments: Backend.available)
    func left(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 1)
        func isLeft() async throws -> Bool { try await house.database.read { try VoucherStock.isLeft(in: $0) } }
        #expect(try await !isLeft())
        try await house.setGoals(of: house.members)
        _ = try await house.claim(house.members[0])
        try await house.load("CODE-1")
        #expect(try await !isLeft(), "It is for the one who waits.")
        try await house.load("CODE-2")
        #expect(try await isLeft())
    }
}
