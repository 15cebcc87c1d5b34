import Foundation

/// How many files and connections the program may hold open at once.
enum OpenFiles {
    /// Asks for all that the system would grant: every open page holds a connection for its live events, and many systems
    /// start a program with leave for 1,024.
    static func allowMany() {
        var limit = rlimit()
        guard getrlimit(.init(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(.init(RLIMIT_NOFILE.rawValue), &limit)
    }
}
