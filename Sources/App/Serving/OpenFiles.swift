import Foundation

/// The limit of open files, which includes connections.
enum OpenFiles {
    /// Raises the limit as far as the system allows, and returns it.
    ///
    /// Every open page has a connection for live events, and many systems start a program with a limit of 1,024.
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
