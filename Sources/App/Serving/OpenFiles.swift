import Foundation

/// How many files and connections the program may hold open at once.
enum OpenFiles {
    /// Asks for all that the system would grant, and returns how many files there may be now.
    ///
    /// Every open page holds a connection for its live events, and many systems start a program with leave for 1,024.
    static func allowMany() -> Int {
        var limit = rlimit()
        guard getrlimit(.init(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return Self.usual }
        let before = limit.rlim_cur
        limit.rlim_cur = limit.rlim_max
        let isGranted = setrlimit(.init(RLIMIT_NOFILE.rawValue), &limit) == 0
        return Int(clamping: isGranted ? limit.rlim_max : before)
    }

    private static let usual = 1_024
}
