import Members
import Storage
import Support
import Testing
import Web
import WorkQueues

@testable import Training

struct WorkoutFileImportTests {
    @Test("whoever brings in a file when many do is told when to come back, and nothing is read")
    func busy() async throws {
        let book = try await Logbook(.sqlite)
        let log = ActivityLog(
            database: book.database,
            energy: Logbook.energy,
            exercises: { _ in throw CancellationError() },
            body: { _ in nil },
            now: { Logbook.now }
        )
        let full = WorkoutFileImport(log: log, queue: WorkQueue("test", longest: 0))
        let ana = Member(id: book.ana, screenName: "ana", firstName: "Ana")
        let path = try FileOnDisk.path("<gpx></gpx>")
        let later = try await #require(throws: TryAgainLater.self) { try await full.take(path, for: ana) }
        #expect(later.seconds == 30)
    }
}
