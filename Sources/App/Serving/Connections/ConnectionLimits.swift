import NIOCore

/// How long a connection may take for what the other side must do.
struct ConnectionLimits: Sendable, Equatable {
    /// From the opening of a connection until a whole request head.
    var head = TimeAmount.seconds(15)
    /// From an answer until the whole head of the next request.
    var idle = TimeAmount.seconds(75)
    /// For a body besides the time that its bytes earn, for the rest of one whose request has been answered already, and
    /// for the next piece of an answer to be taken.
    var body = TimeAmount.seconds(30)
    /// A body that comes faster than this, and an answer that is taken faster than this, may take as long as they like.
    var bytesPerSecond = 1_024

    /// What so many bytes of a body may take; bounded, so that no count overflows.
    func time(forBody bytes: Int) -> TimeAmount {
        self.body + .seconds(Int64(min(bytes / self.bytesPerSecond, 365 * 86_400)))
    }

    /// The bytes that must go within `body`.
    var leastBytes: Int { Int(self.body.nanoseconds / 1_000_000_000) * self.bytesPerSecond }
}

extension Config {
    var connectionLimits: ConnectionLimits {
        ConnectionLimits(
            head: .seconds(Int64(self.headSeconds)),
            idle: .seconds(Int64(self.idleSeconds)),
            body: .seconds(Int64(self.bodySeconds))
        )
    }
}
