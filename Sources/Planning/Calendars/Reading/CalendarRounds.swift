import Foundation
import Jobs
import Logging
import ServiceLifecycle
import Storage

/// Reads due calendars, a few at a time, until the program stops.
///
/// It is apart from other jobs, because a calendar's server may be slow and a mail shouldn't wait for it.
struct CalendarRounds: Service {
    private let reader: CalendarReader
    private let logger: Logger
    private let atOnce: Int
    private let pause: Duration

    init(_ reader: CalendarReader, logger: Logger, atOnce: Int = 4, pause: Duration = .seconds(5)) {
        self.reader = reader
        self.logger = logger
        self.atOnce = atOnce
        self.pause = pause
    }

    /// A reading that was cut off is due again after its lease.
    func run() async {
        await Rounds.go(resting: { self.pause }, trouble: "Calendars are waiting for storage", self.logger) {
            try await self.once() == self.atOnce
        }
    }

    /// Reads some due calendars; returns how many.
    func once() async throws -> Int {
        let due = try await DueCalendar.take(
            self.atOnce,
            at: self.reader.now(),
            lease: 300,
            seal: self.reader.seal,
            from: self.reader.database
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            for calendar in due { group.addTask { try await self.read(calendar) } }
            try await group.waitForAll()
        }
        return due.count
    }

    /// Reads one calendar; a failure leaves it to its lease and doesn't cancel the others.
    private func read(_ calendar: DueCalendar) async throws {
        _ = try await self.reader.database.settingAside(calendar.name) { try await self.reader.read(calendar) }
    }
}
