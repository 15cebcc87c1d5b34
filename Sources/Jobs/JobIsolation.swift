import Synchronization

/// Runs an abandoned job apart from all others of this program.
///
/// When such a job ends the program again, no other was running beside it, so none is suspected.
final class JobIsolation: Sendable {
    /// How many checks in vain end the waiting: a job that never ends must not block the others for ever.
    static let patience = 60

    private struct State {
        var working = 0
        var isAlone = false
        var vainLooks = 0

        mutating func lookInVain() -> Bool {
            self.vainLooks += 1
            return self.vainLooks > JobIsolation.patience
        }
    }

    private let state = Mutex(State())

    /// Allows a batch to begin beside others; false while a job runs alone.
    func begin() -> Bool {
        self.state.withLock { state in
            if state.isAlone, !state.lookInVain() { return false }
            state.working += 1
            return true
        }
    }

    func end() { self.state.withLock { $0.working -= 1 } }

    enum Admission { case alone, wait, goOn }

    /// Allows one job to begin when nothing else runs.
    ///
    /// `wait` asks the worker to take nothing new, so that all workers come to rest; `goOn` gives up waiting for now.
    func beginAlone() -> Admission {
        self.state.withLock { state in
            if state.isAlone || state.working > 0 { return state.lookInVain() ? .goOn : .wait }
            (state.isAlone, state.vainLooks) = (true, 0)
            return .alone
        }
    }

    func endAlone() { self.state.withLock { ($0.isAlone, $0.vainLooks) = (false, 0) } }
}
