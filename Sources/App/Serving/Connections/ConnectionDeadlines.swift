import NIOCore

/// What the other side of one connection still has to do, and until when.
///
/// A head must be whole in time, however its bytes trickle. A body must come at a least rate, counted while it is
/// waited for: when we don't read, nobody is to blame. While an answer is being made there is no deadline, so that
/// streams of events live as long as they please; but who leaves an answer untaken is let go.
struct ConnectionDeadlines {
    private let limits: ConnectionLimits
    private var unanswered = 0
    private var isAnswering = false
    private var body: Body?
    private var answer: ResponseProgress?
    private var readingSince: NIODeadline?
    /// Until when the next head, or the rest of an answered request, must be there; nil while an answer is due.
    private var awaited: NIODeadline?

    /// A body that is being received.
    private struct Body {
        var received = 0
        var waited = TimeAmount.zero
    }

    init(_ limits: ConnectionLimits) { self.limits = limits }

    /// Whether all requests so far are over, and none has begun.
    var isIdle: Bool { self.unanswered == 0 && self.body == nil }

    /// Whether nothing of an answer has been written to the one request whose body is being received.
    var mayRefuse: Bool { self.unanswered == 1 && self.body != nil && !self.isAnswering }

    /// The earliest moment at which `isOver` may say so; nil when there is none.
    var due: NIODeadline? {
        var due = self.awaited ?? .distantFuture
        if let bodyDue { due = min(due, bodyDue) }
        if let lookAt = self.answer?.lookAt { due = min(due, lookAt) }
        return due == .distantFuture ? nil : due
    }

    /// Whether the connection is to be ended, with so many bytes of answers not yet taken by the other side.
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

    /// We ask for more.
    mutating func beganReading(at now: NIODeadline) { self.readingSince = self.readingSince ?? now }

    /// Something came, and we may not ask for more before it has been used.
    mutating func paused(at now: NIODeadline) {
        if let readingSince { self.body?.waited += now - readingSince }
        self.readingSince = nil
    }

    mutating func wroteHead() { self.isAnswering = true }

    mutating func wroteBody(_ bytes: Int) { self.answer?.written += bytes }

    /// An answer left, to its last byte.
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
