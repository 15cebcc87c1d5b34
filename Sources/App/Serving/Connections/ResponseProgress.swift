import NIOCore

/// Measures at intervals whether the client takes the response.
struct ResponseProgress {
    private(set) var lookAt: NIODeadline
    /// The bytes of bodies that were written, whether taken or not.
    var written = 0
    private var last: (taken: Int, untaken: Int)?

    init(lookAt: NIODeadline) { self.lookAt = lookAt }

    /// Whether data was waiting at the last measurement and nothing was taken since.
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
