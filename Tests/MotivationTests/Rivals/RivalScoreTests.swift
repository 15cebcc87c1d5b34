import Deeds
import Foundation
import HealthMath
import Jobs
import Members
import Storage
import Support
import Testing

@testable import Motivation

/// Scores follow deeds until a group has ended.
struct RivalScoreTests {
    @Test("a deed that is counted moves the score, and taking it back moves it back", arguments: Backend.available)
    func follows(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        try await house.make()
        let ana = house.members[0].id
        #expect(try await house.scores() == [ana: 0])
        try await house.give(3, to: 0)
        #expect(try await house.scores() == [ana: 3])
        try await house.database.write { db in
            try Deed.withdraw(owner: ana, kind: Deed.Kind("day-logged"), source: "day \(RivalHouse.today)", in: db)
        }
        try await house.counter.catchUp(ana)
        #expect(try await house.scores() == [ana: 2])
    }

    @Test(
        "recount finds no difference after drawn deeds, and mends a score that is wrong",
        arguments: Backend.available
    )
    func recount(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 1)
        try await house.make(scoring: RivalFact.allCases, days: 28)
        let ana = house.members[0].id
        var random = SeededRandom(seed: 5)
        for _ in 0..<20 {
            let drawn = (0..<40).map { _ in
                let kinds = RivalFact.allCases.flatMap(\.kinds)
                let day = RivalHouse.today.adding(days: Int.random(in: -10...40, using: &random))
                return Deed(
                    owner: ana,
                    day: day,
                    kind: Deed.Kind(kinds.randomElement(using: &random) ?? "day-logged"),
                    quantity: Double(Int.random(in: 0...12, using: &random)),
                    source: "day \(day)",
                    at: RivalHouse.now
                )
            }
            let undone = Int.random(in: 0..<10, using: &random)
            try await house.database.write { db in
                for (number, deed) in drawn.enumerated() {
                    if number < undone {
                        try Deed.withdraw(owner: ana, kind: deed.kind, source: deed.source, in: db)
                    } else {
                        try deed.record(in: db)
                    }
                }
            }
            try await house.counter.catchUp(ana)
        }
        let scores = try await house.scores()
        #expect(try await house.counter.recount(ana) == 0)
        #expect(scores[ana] ?? 0 > 0)
        try await house.database.write { _ = try $0.execute("UPDATE rival_score SET score = 1, steps = '1'") }
        #expect(try await house.counter.recount(ana) == 1)
        #expect(try await house.scores() == scores)
    }

    @Test("a step that is reached stands in the feed once, and goes with its deeds", arguments: Backend.available)
    func feed(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 1)
        try await house.make()
        try await house.give(2, to: 0)
        try await house.give(4, to: 0)
        let ana = house.members[0]
        let seen = try #require(try await house.rivals().seen(RivalHouse.group, by: ana))
        #expect(Set(seen.lines.map(\.line.kind)) == [.joined, .step])
        #expect(seen.lines.filter { $0.line.kind == .step }.map(\.line.step).sorted() == [2, 4])
        try await house.database.write { db in
            try db.execute("DELETE FROM deed WHERE day > \(RivalHouse.today.adding(days: 1).description)")
        }
        let less = try #require(try await house.rivals().seen(RivalHouse.group, by: ana))
        #expect(less.lines.filter { $0.line.kind == .step }.map(\.line.step) == [2])
    }

    @Test("when its days are over everywhere scores stand, whatever becomes of the deeds", arguments: Backend.available)
    func ended(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 1)
        try await house.make()
        try await house.give(5, to: 0)
        let over = RivalGroup.over(RivalHouse.today.adding(days: 9))
        let job = JobStandIn.job(RivalHouse.group)
        let early = try await RivalEnding(database: house.database, now: { over - 1 }).run(job)
        guard case .again(at: let due) = early else {
            Issue.record("ended too early")
            return
        }
        #expect(due == over)
        _ = try await RivalEnding(database: house.database, now: { over }).run(job)
        #expect(try await house.stored()?.endedAt == over)
        try await house.database.write { _ = try $0.execute("DELETE FROM deed") }
        try await house.counter.catchUp(house.members[0].id)
        #expect(try await house.scores().values.map(\.self) == [5])
        #expect(try await house.counter.recount(house.members[0].id) == 0)
    }

    @Test("ten who end a group at the same moment end it once", arguments: Backend.available)
    func endedOnce(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 1)
        try await house.make()
        let over = RivalGroup.over(RivalHouse.today.adding(days: 9))
        let database = house.database
        _ = try await Rush.of(10) {
            _ = try await RivalEnding(database: database, now: { over }).run(JobStandIn.job(RivalHouse.group))
            return true
        }
        #expect(try await house.stored()?.endedAt == over)
    }

    @Test("scores and deeds that are counted while a group ends agree", arguments: Backend.available)
    func rush(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 3)
        let code = try await house.make()
        for place in 1...2 {
            _ = try await house.joining(place).join(code, RivalAims(), isAdult: true, at: RivalHouse.now)
        }
        _ = try await Rush.of(0..<12) { number in
            if number == 6 {
                _ = try await house.keeping(0).end(
                    RivalHouse.group,
                    on: RivalHouse.today.adding(days: 9),
                    at: RivalHouse.now
                )
            } else {
                try await house.give(number % 5 + 1, to: number % 3)
            }
            return true
        }
        let stands = try await house.scores()
        for member in house.members { #expect(try await house.counter.recount(member.id) == 0) }
        #expect(try await house.scores() == stands)
    }
}
