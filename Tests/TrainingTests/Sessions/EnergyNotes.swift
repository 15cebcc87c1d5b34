import Synchronization

@testable import Training

/// Notes what energy was written instead of leading it to a diary.
final class EnergyNotes: Sendable {
    private let notes = Mutex<[Activity]>([])

    var written: [Activity] { self.notes.withLock { $0 } }

    var log: EnergyLog {
        EnergyLog(
            write: { activity, _, _, _ in self.notes.withLock { $0.append(activity) } },
            withdraw: { activity, _, _, _ in self.notes.withLock { $0.removeAll { $0.id == activity.id } } }
        )
    }
}
