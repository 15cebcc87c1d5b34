import Synchronization

/// Keeps a job that was left before apart from all others of this program.
///
/// When such a job ends the program again, no other was at work beside it, so none is suspected for its sake.
final class JobIsolation: Sendable {
    /// Looks in vain after which the lanes go on together: a job that works without end holds up nobody for ever.
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

    /// Lets a batch begin beside others; false while a job works alone.
    func begin() -> Bool {
        self.state.withLock { state in
            if state.isAlone, !state.lookInVain() { return false }
            state.working += 1
            return true
        }
    }

    func end() { self.state.withLock { $0.working -= 1 } }

    enum Admission { case alone, wait, goOn }

    /// Lets one job begin when nothing else is at work.
    ///
    /// `wait` asks the lane to take nothing new, so that all of them come to rest; `goOn` gives up on that for now.
    func beginAlone() -> Admission {
        self.state.withLock { state in
            if state.isAlone || state.working > 0 { return state.lookInVain() ? .goOn : .wait }
            (state.isAlone, state.vainLooks) = (true, 0)
            return .alone
        }
    }

    func endAlone() { self.state.withLock { ($0.isAlone, $0.vainLooks) = (false, 0) } }
}
