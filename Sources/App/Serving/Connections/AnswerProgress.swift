import NIOCore

/// How the other side takes what we answer, looked at now and then.
struct AnswerProgress {
    private(set) var lookAt: NIODeadline
    /// Bytes of bodies that were written, taken or not.
    var written = 0
    private var last: (taken: Int, untaken: Int)?

    init(lookAt: NIODeadline) { self.lookAt = lookAt }

    /// Whether since the last look less was taken than waited then, and less than the least rate asks for.
    mutating func isStuck(at now: NIODeadline, untaken: Int, _ limits: ConnectionLimits) -> Bool {
        let taken = self.written - untaken
        defer {
            self.last = (taken, untaken)
            self.lookAt = now + limits.body
        }
        guard let last else { return false }
        return taken - last.taken < min(last.untaken, limits.leastBytes)
    }
}
