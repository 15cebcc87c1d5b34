import NIOCore

/// How long a connection may take for what the other side must do.
struct ConnectionLimits: Sendable, Equatable {
    /// From the opening of a connection until a whole request head.
    var head = TimeAmount.seconds(15)
    /// From an answer until the whole head of the next request.
    var idle = TimeAmount.seconds(75)
    /// For a body besides the time that its bytes earn, and for the rest of one whose request was answered early.
    var body = TimeAmount.seconds(30)
    /// For something of an answer to be taken.
    ///
    /// The system hands on what it holds for a slow reader in pieces of up to a megabyte: much less than this would cut
    /// off phones at the edge of the network.
    var answer = TimeAmount.seconds(300)
    /// A body that comes faster than this may take as long as it likes.
    var bytesPerSecond = 1_024

    /// What so many bytes of a body may take; bounded, so that no count overflows.
    func time(forBody bytes: Int) -> TimeAmount {
        self.body + .seconds(Int64(min(bytes / self.bytesPerSecond, 365 * 86_400)))
    }
}

extension Config {
    var connectionLimits: ConnectionLimits {
        ConnectionLimits(
            head: .seconds(Int64(self.headSeconds)),
            idle: .seconds(Int64(self.idleSeconds)),
            body: .seconds(Int64(self.bodySeconds)),
            answer: .seconds(10 * Int64(self.bodySeconds))
        )
    }
}
