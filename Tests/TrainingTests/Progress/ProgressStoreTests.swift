import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Training

struct ProgressStoreTests {
    private func store(_ book: Logbook, of owner: Member.ID? = nil) -> ProgressStore {
        ProgressStore(database: book.database, owner: owner ?? book.ana)
    }

    @Test("what to lift next follows the log, and its corrections", arguments: Backend.available)
    func kilograms(backend: Backend) async throws {
        let book = try await Logbook(backend)
        let squats = try Logbook.squats(1, day: "2026-11-20", [(12, 80), (12, 80)])
        try await book.add(squats)
        let today = try Logbook.day("2026-11-21")
        let store = self.store(book)
        #expect(try await store.kilograms(of: ["squat", "row"], goal: .muscle, on: today, plated: []) == ["squat": 85])
        var corrected = squats
        corrected.sets[0].reps = 9
        _ = try await book.change(corrected)
        #expect(try await store.kilograms(of: ["squat"], goal: .muscle, on: today, plated: []) == ["squat": 80])
        _ = try await book.store().remove(squats.id, at: Logbook.now)
        #expect(try await store.kilograms(of: ["squat"], goal: .muscle, on: today, plated: []).isEmpty)
    }

    @Test("sets and whole runs count as efforts, each once", arguments: Backend.available)
    func efforts(backend: Backend) async throws {
        let book = try await Logbook(backend)
        try await book.add(try Logbook.squats(1, day: "2026-11-18", [(5, 80), (5, 82.5)], exertion: 8))
        try await book.add(try Logbook.run(2))
        let efforts = try await self.store(book).efforts(of: ["squat", "steady-run"])
        #expect(efforts["squat"]?.map(\.kilograms) == [80, 82.5])
        #expect(efforts["squat"]?.first?.exertion == 8)
        #expect(efforts["steady-run"]?.map(\.metres) == [10_000])
        let since = try Logbook.day("2026-11-01")
        #expect(try await self.store(book).recent(since: since, limit: 5) == ["steady-run", "squat"])
        #expect(try await self.store(book).recent(since: since, limit: 1) == ["steady-run"])
    }

    @Test("rates are learnt from three times on", arguments: Backend.available)
    func rates(backend: Backend) async throws {
        let book = try await Logbook(backend)
        let start = Logbook.now.addingTimeInterval(-365 * 86_400)
        for day in 10...11 { try await book.add(try Logbook.run(day, day: "2026-11-\(day)")) }
        #expect(try await book.store().rates(since: start).isEmpty)
        try await book.add(try Logbook.run(12, day: "2026-11-12"))
        let rate = try #require(try await book.store().rates(since: start)["steady-run"])
        #expect(rate.times == 3 && abs(rate.kilocaloriesAMinute - 700.0 / 60) < 0.001)
    }

    @Test("nobody learns from what another did", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let book = try await Logbook(backend)
        for number in 1...3 { try await book.add(try Logbook.run(number)) }
        try await book.add(try Logbook.squats(4, day: "2026-11-18", [(5, 80)]))
        let bens = self.store(book, of: book.ben)
        #expect(try await bens.efforts(of: ["squat", "steady-run"]).isEmpty)
        #expect(try await bens.recent(since: try Logbook.day("2026-01-01"), limit: 9).isEmpty)
        #expect(try await book.store(of: book.ben).rates(since: .distantPast).isEmpty)
        #expect(try await book.store(of: book.ben).recentExercises().isEmpty)
        #expect(try await book.store(of: book.ben).firstDay() == nil)
    }
}
