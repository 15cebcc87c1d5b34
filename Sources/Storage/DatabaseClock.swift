package import Foundation
import Synchronization

/// The clock of the database, by which every program on it goes, however the clock of its own machine is set.
///
/// It is read now and then, and counted on in between by a clock that never jumps. Where a program has its database to
/// itself, this machine's clock is the database's.
package final class DatabaseClock: Sendable {
    private struct Reading {
        let time: Date
        let at: ContinuousClock.Instant
    }

    private let database: any Database
    private let ownClock: @Sendable () -> Date
    private let reading = Mutex<Reading?>(nil)

    package init(_ database: any Database, ownClock: @Sendable @escaping () -> Date = { Date() }) {
        self.database = database
        self.ownClock = ownClock
    }

    /// The time; before the first reading that of the machine.
    package var now: Date {
        guard let reading = self.reading.withLock(\.self) else { return self.ownClock() }
        return reading.time.addingTimeInterval((ContinuousClock.now - reading.at) / .seconds(1))
    }

    /// Reads the database's clock; half of the time that the answer took has passed since.
    package func read() async throws {
        guard self.database.dialect == .postgres else { return }
        let asked = ContinuousClock.now
        let milliseconds = try await self.database.row(
            "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
        ) { try $0.integer(0) }
        guard let milliseconds else { return }
        let took = ContinuousClock.now - asked
        let time = Date(milliseconds: milliseconds)
        self.reading.withLock { reading in
            // An answer that was long under way says less than the last one.
            if reading != nil, took > Self.slow { return }
            reading = Reading(time: time, at: asked + took / 2)
        }
    }

    private static let slow = Duration.seconds(1)
}
