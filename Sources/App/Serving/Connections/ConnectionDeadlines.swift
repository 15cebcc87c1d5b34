import NIOCore

/// What the client of one connection still has to do, and by when.
///
/// A request's head must be complete in time. A body must arrive at a minimum rate, which counts only while we read.
/// While a response is being made there is no deadline, so event streams may last; a client that doesn't take a
/// response is disconnected.
struct ConnectionDeadlines {
    private let limits: ConnectionLimits
    private var unanswered = 0
    private var isAnswering = false
    private var body: Body?
    private var answer: ResponseProgress?
    private var readingSince: NIODeadline?
    /// When the next head, or the rest of an answered request, must have arrived; nil while a response is due.
    private var awaited: NIODeadline?

    /// A body that is being received.
    private struct Body {
        var received = 0
        var waited = TimeAmount.zero
    }

    init(_ limits: ConnectionLimits) { self.limits = limits }

    /// Whether all requests so far are over, and none has begun.
    var isIdle: Bool { self.unanswered == 0 && self.body == nil }

    /// Whether a refusal can still be sent: nothing of the response to the only request was written.
    var mayRefuse: Bool { self.unanswered == 1 && self.body != nil && !self.isAnswering }

    /// The earliest time at which `isOver` may be true; nil when there is none.
    var due: NIODeadline? {
        var due = self.awaited ?? .distantFuture
        if let bodyDue { due = min(due, bodyDue) }
        if let lookAt = self.answer?.lookAt { due = min(due, lookAt) }
        return due == .distantFuture ? nil : due
    }

    /// Returns whether the connection must be closed; `untaken` is how many bytes of responses the client hasn't taken.
    mutating func isOver(at now: NIODeadline, untaken: Int) -> Bool {
        if let awaited, now >= awaited { return true }
        if let bodyDue, now >= bodyDue { return true }
        guard let lookAt = self.answer?.lookAt, now >= lookAt else { return false }
        return self.answer?.isStuck(at: now, untaken: untaken, self.limits) ?? false
    }

    mutating func opened(at now: NIODeadline) { self.awaited = now + self.limits.head }

    mutating func readHead(at now: NIODeadline) {
        self.awaited = nil
        self.unanswered += 1
        self.body = Body()
        if self.readingSince != nil { self.readingSince = now }
        if self.answer == nil { self.answer = ResponseProgress(lookAt: now + self.limits.answer) }
    }

    mutating func readBody(_ bytes: Int) { self.body?.received += bytes }

    mutating func readEnd(at now: NIODeadline) {
        self.body = nil
        if self.unanswered == 0 { self.awaited = now + self.limits.idle }
    }

    /// Notes that we read from the connection.
    mutating func beganReading(at now: NIODeadline) { self.readingSince = self.readingSince ?? now }

    /// Notes that data arrived, and that nothing more is read until it was used.
    mutating func paused(at now: NIODeadline) {
        if let readingSince { self.body?.waited += now - readingSince }
        self.readingSince = nil
    }

    mutating func wroteHead() { self.isAnswering = true }

    mutating func wroteBody(_ bytes: Int) { self.answer?.written += bytes }

    /// Notes that the last byte of a response was sent.
    mutating func answered(at now: NIODeadline) {
        self.isAnswering = false
        self.unanswered = max(0, self.unanswered - 1)
        guard self.unanswered == 0 else { return }
        self.answer = nil
        self.awaited = now + (self.body == nil ? self.limits.idle : self.limits.body)
    }

    private var bodyDue: NIODeadline? {
        guard let body, let readingSince else { return nil }
        return readingSince + (self.limits.time(forBody: body.received) - body.waited)
    }
}

/// Measures at intervals whether the client takes the response.
private struct ResponseProgress {
    private(set) var lookAt: NIODeadline
    /// The bytes of bodies that were written, whether taken or not.
    var written = 0
    private var last: (taken: Int, untaken: Int)?

    init(lookAt: NIODeadline) { self.lookAt = lookAt }

    /// Returns whether data was waiting at the last measurement and hardly any of it was taken since.
    mutating func isStuck(at now: NIODeadline, untaken: Int, _ limits: ConnectionLimits) -> Bool {
        let taken = self.written - untaken
        defer {
            self.last = (taken, untaken)
            self.lookAt = now + limits.answer
        }
        guard let last else { return false }
        return last.untaken > 0 && taken - last.taken < min(last.untaken, limits.leastTaken)
    }
}
