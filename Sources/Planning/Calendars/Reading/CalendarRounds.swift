import Foundation
package import Logging
import ServiceLifecycle
import Storage

/// Goes round to the calendars that are due, a few at a time, until the program stops.
///
/// They don't wait in line with other jobs: a calendar's server may take its time, and a letter shouldn't have to.
package struct CalendarRounds: Service {
    private let reader: CalendarReader
    private let logger: Logger
    private let atOnce: Int
    private let pause: Duration

    package init(_ reader: CalendarReader, logger: Logger, atOnce: Int = 4, pause: Duration = .seconds(5)) {
        self.reader = reader
        self.logger = logger
        self.atOnce = atOnce
        self.pause = pause
    }

    package func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await self.goRound() }
        } catch is CancellationError {
            // What was being read is due again after its lease.
        }
    }

    private func goRound() async throws {
        while !Task.isCancelled {
            do {
                if try await self.once() == self.atOnce { continue }
            } catch is CancellationError {
                return
            } catch {
                self.logger.warning("Calendars are waiting for storage", metadata: ["error": "\(error)"])
            }
            try await Task.sleep(for: self.pause)
        }
    }

    /// Reads some that are due; returns how many.
    package func once() async throws -> Int {
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

    /// One that can't be settled is due again after its lease, and cuts off none that is read beside it.
    private func read(_ calendar: DueCalendar) async throws {
        _ = try await self.reader.database.settingAside(calendar.name) { try await self.reader.read(calendar) }
    }
}
