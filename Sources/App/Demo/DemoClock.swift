import Foundation
import Synchronization

/// The clock of a house that lives three months in a minute; it never goes back.
final class DemoClock: Sendable {
    private let instant: Mutex<Date>

    init(_ start: Date) { self.instant = Mutex(start) }

    var now: Date { self.instant.withLock { $0 } }

    func move(to new: Date) { self.instant.withLock { $0 = max($0, new) } }
}
