import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Training

struct ActivityStoreTests {
    @Test("keeps an activity with its sets, once for each id", arguments: Backend.available)
    func add(backend: Backend) async throws {
        let book = try await Logbook(backend)
        var squats = try Logbook.squats(1, day: "2026-11-20", [(5, 80), (5, 82.5)], exertion: 8)
        squats.zoneSeconds = [60, 120, 0, 0, 0]
        #expect(try await book.add(squats))
        #expect(try await book.add(squats) == false)
        #expect(try await book.store().find(squats.id) == squats)
        try await book.add(try Logbook.run(2))
        let week = try await book.store().activities(
            in: try Logbook.day("2026-11-16")...(try Logbook.day("2026-11-22"))
        )
        #expect(week.map(\.id) == [squats.id, Logbook.id(2)])
        #expect(week.first == squats)
        #expect(try await book.burned() == 880)
    }

    @Test("keeps once what eight impatient taps send at the same moment", arguments: Backend.available)
    func race(backend: Backend) async throws {
        let book = try await Logbook(backend)
        for number in 1...200 {
            let run = try Logbook.run(number)
            #expect(try await Rush.of(8) { try await book.add(run) }.filter { $0 }.count == 1)
        }
    }

    @Test("counts as a workout, minutes and sets, and no more when it is gone", arguments: Backend.available)
    func deeds(backend: Backend) async throws {
        let book = try await Logbook(backend)
        let squats = try Logbook.squats(1, day: "2026-11-20", [(5, 80), (5, 80)])
        try await book.add(squats)
        let counted = ["2026-11-20 minutes-trained 30", "2026-11-20 sets-done 2", "2026-11-20 workout-done 1"]
        #expect(try await book.deeds() == counted)
        #expect(try await book.store().remove(squats.id, at: Logbook.now) != nil)
        #expect(try await book.deeds().isEmpty)
        #expect(try await book.burned() == 0)
        #expect(try await book.store().find(squats.id) == nil)
        #expect(try await book.store().restore(squats.id, at: Logbook.now)?.sets == squats.sets)
        #expect(try await book.deeds() == counted)
        #expect(try await book.burned() == 180)
    }

    @Test(
        "changes only the version that was read; deeds and energy follow to another day",
        arguments: Backend.available
    )
    func change(backend: Backend) async throws {
        let book = try await Logbook(backend)
        var run = try Logbook.run()
        try await book.add(run)
        run.day = try Logbook.day("2026-11-19")
        run.seconds = 1_800
        run.kilocalories = 350
        let changed = try #require(try await book.change(run))
        #expect((changed.version, changed.seconds, changed.day) == (2, 1_800, run.day))
        #expect(try await book.change(run) == nil)
        #expect(try await book.deeds() == ["2026-11-19 minutes-trained 30"])
        #expect(try await book.burned() == 350)
        #expect(try await book.store().remove(run.id, version: 1, at: Logbook.now) == nil)
    }

    @Test(
        "a best counts when it beats an earlier one, and no more once the log is corrected",
        arguments: Backend.available
    )
    func records(backend: Backend) async throws {
        let book = try await Logbook(backend)
        try await book.add(try Logbook.squats(1, day: "2026-11-10", [(5, 80)]))
        #expect(try await book.deeds().contains { $0.contains("personal-record") } == false)
        let heavier = try Logbook.squats(2, day: "2026-11-12", [(5, 85), (5, 90)])
        try await book.add(heavier)
        #expect(try await book.deeds().filter { $0.contains("personal-record") }.count == 2)
        var corrected = heavier
        corrected.sets = corrected.sets.map { set in
            var set = set
            set.kilograms = 60
            return set
        }
        _ = try await book.change(corrected)
        #expect(try await book.deeds().contains { $0.contains("personal-record") } == false)
    }

    @Test(
        "a week holds what was trained in it, from Monday to Sunday, and nothing removed",
        arguments: Backend.available
    )
    func week(backend: Backend) async throws {
        let book = try await Logbook(backend)
        let week = TrainingWeek.days(around: try #require(CalendarDay("2026-11-20")))
        let trained = try [
            (1, "2026-11-15"), (2, "2026-11-16"), (3, "2026-11-20"), (4, "2026-11-22"), (5, "2026-11-23"),
        ].map { try Logbook.squats($0, day: $1, [(5, 80)]) }
        for squats in trained { try await book.add(squats) }
        #expect(try await book.store().activities(in: week) == Array(trained[1...3]))
        _ = try await book.store().remove(trained[2].id, at: Logbook.now)
        #expect(try await book.store().activities(in: week) == [trained[1], trained[3]])
    }

    @Test("nobody sees, changes or removes what another trained", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let book = try await Logbook(backend)
        let run = try Logbook.run()
        try await book.add(run)
        let bens = book.store(of: book.ben)
        #expect(try await bens.find(run.id) == nil)
        #expect(try await bens.activities(in: run.day...run.day).isEmpty)
        #expect(try await book.change(run, of: book.ben) == nil)
        #expect(try await bens.remove(run.id, at: Logbook.now) == nil)
        #expect(try await bens.restore(run.id, at: Logbook.now) == nil)
        #expect(try await book.add(run, to: book.ben))
        #expect(try await book.burned() == 700)
        #expect(try await book.store().find(run.id) == run)
    }

    @Test("what was removed is forgotten after a month", arguments: Backend.available)
    func purge(backend: Backend) async throws {
        let book = try await Logbook(backend)
        let run = try Logbook.run()
        try await book.add(run)
        _ = try await book.store().remove(run.id, at: Logbook.now)
        #expect(try await ActivityStore.purge(removedBefore: Logbook.now, in: book.database) == 0)
        #expect(try await ActivityStore.purge(removedBefore: Logbook.now + 1, in: book.database) == 1)
        #expect(try await book.store().restore(run.id, at: Logbook.now) == nil)
    }
}
