import NIOCore

/// How long a connection may take for what the client must do.
struct ConnectionLimits: Sendable, Equatable {
    /// The time from opening the connection until a complete request head.
    var head = TimeAmount.seconds(15)
    /// The time from a response until the complete head of the next request.
    var idle = TimeAmount.seconds(75)
    /// The time for a body, besides what its bytes earn; also for the rest of a body whose request was answered early.
    var body = TimeAmount.seconds(30)
    /// The time until some of a response was taken: what waited, or `leastTaken` of it.
    ///
    /// The system passes on buffered data to a slow reader in pieces of up to a megabyte, so much less would disconnect
    /// phones with a bad network.
    var answer = TimeAmount.seconds(300)
    /// 64 kB in five minutes are 218 bytes a second, less than any network gives: who takes a byte now and then holds
    /// neither a connection nor a song's stream.
    var leastTaken = 1 << 16
    /// The rate at which a body may arrive for any time.
    var bytesPerSecond = 1_024

    /// Returns the time that so many bytes of a body may take; bounded, so that it can't overflow.
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
