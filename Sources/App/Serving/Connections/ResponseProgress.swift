import NIOCore

/// How the other side takes what we answer, looked at now and then.
struct ResponseProgress {
    private(set) var lookAt: NIODeadline
    /// Bytes of bodies that were written, taken or not.
    var written = 0
    private var last: (taken: Int, untaken: Int)?

    init(lookAt: NIODeadline) { self.lookAt = lookAt }

    /// Whether something waited at the last look and nothing has been taken since.
    mutating func isStuck(at now: NIODeadline, untaken: Int, _ limits: ConnectionLimits) -> Bool {
        let taken = self.written - untaken
        defer {
            self.last = (taken, untaken)
            self.lookAt = now + limits.answer
        }
        guard let last else { return false }
        return last.untaken > 0 && taken <= last.taken
    }
}
