import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Training

struct MergingTests {
    /// A device's file of the time in which `Logbook.squats(_:day:)` was conducted.
    private func told(_ number: Int, by activity: Activity, after seconds: Double = 60) -> Activity {
        Activity(
            id: Logbook.id(number),
            day: activity.day,
            origin: .file,
            title: "Strength training",
            startedAt: activity.startedAt + seconds,
            seconds: activity.seconds,
            kilocalories: 240,
            way: .measured,
            averageBeats: 118,
            highestBeats: 151,
            zoneSeconds: [600, 600, 500, 100, 0],
            fileName: "FIT file"
        )
    }

    private func take(_ told: Activity, _ book: Logbook) async throws -> WorkoutFileImport.Outcome {
        let store = book.store()
        return try await book.database.write { db in try store.take(told, at: Logbook.now, in: db) }
    }

    @Test("a device's file of a conducted session joins it, and nothing counts twice", arguments: Backend.available)
    func session(backend: Backend) async throws {
        let book = try await Logbook(backend)
        let squats = try Logbook.squats(1, day: "2026-11-20", [(5, 80)])
        try await book.add(squats)
        let file = self.told(2, by: squats)
        let merged = try await self.take(file, book)
        #expect(merged.kind == .merged)
        #expect(merged.activity.id == squats.id && merged.activity.sets == squats.sets)
        #expect((merged.activity.averageBeats, merged.activity.highestBeats) == (118, 151))
        #expect((merged.activity.kilocalories, merged.activity.way) == (240, .measured))
        #expect(try await book.burned() == 240)
        #expect(try await book.deeds().filter { $0.contains("minutes-trained") } == ["2026-11-20 minutes-trained 30"])
        #expect(try await self.take(file, book).kind == .known)
    }

    @Test(
        "half of the shorter one must overlap",
        arguments: [(800.0, true), (1_000.0, false), (-900, true), (-901, false)]
    )
    func overlap(after seconds: Double, isSame: Bool) throws {
        let squats = try Logbook.squats(1, day: "2026-11-20", [(5, 80)])
        #expect(squats.isTold(by: self.told(2, by: squats, after: seconds)) == isSame)
    }

    @Test("the same file again adds nothing; removed meanwhile, it comes back", arguments: Backend.available)
    func again(backend: Backend) async throws {
        let book = try await Logbook(backend)
        let file = self.told(2, by: try Logbook.run())
        #expect(try await self.take(file, book).kind == .added)
        #expect(try await self.take(file, book).kind == .known)
        _ = try await book.store().remove(file.id, at: Logbook.now)
        #expect(try await self.take(file, book).kind == .added)
        #expect(try await book.burned() == 240)
    }

    @Test("what was logged by hand is the same only when it is the same exercise")
    func logged() throws {
        let run = try Logbook.run()
        var file = self.told(2, by: run)
        #expect(!run.isTold(by: file))
        file.exercise = run.exercise
        #expect(run.isTold(by: file))
    }

    @Test("a worse way of knowing the energy never replaces a better one")
    func ways() throws {
        var typed = try Logbook.squats(1, day: "2026-11-20", [(5, 80)])
        (typed.kilocalories, typed.way) = (500, .typed)
        var file = self.told(2, by: typed)
        (file.kilocalories, file.way) = (230, .heartRate)
        #expect(typed.joined(with: file).kilocalories == 500)
    }
}
