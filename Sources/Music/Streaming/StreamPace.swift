/// Limits how fast sound is sent to one listener.
///
/// A writer takes blocks until its event loop finds the connection full. While that loop is busy, whole songs would wait
/// in memory for listeners who read nothing.
struct StreamPace {
    /// What is sent as fast as it goes, so that a song begins at once.
    private static let start = 1 << 20
    /// Bytes a millisecond from then on: 4 MB a second at most, many times what any song needs.
    private static let speed = 4_096
    /// The longest that is sent without a pause.
    private static let block = 1 << 16

    private var sent = 0
    private var unpaid = 0

    /// Waits as long as so many bytes demand.
    mutating func wait(after bytes: Int) async throws {
        self.sent += bytes
        guard self.sent > Self.start else { return }
        self.unpaid += bytes
        guard self.unpaid >= Self.block else { return }
        try await Task.sleep(for: .milliseconds(self.unpaid / Self.speed))
        self.unpaid = 0
    }
}
