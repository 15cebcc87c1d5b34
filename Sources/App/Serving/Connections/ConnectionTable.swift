/// The open connections and their clients.
///
/// When it is full, the connection that has been idle for longest is closed for the next one; when all are busy, the
/// next is refused. A client may have only a part of them.
struct ConnectionTable<ID: Hashable> {
    enum Verdict: Equatable {
        case admitted
        /// Admitted; this other connection must be closed.
        case admittedInPlace(of: ID)
        case refused
    }

    private let most: Int
    private let mostOfOne: Int
    private var clients: [ID: String?] = [:]
    private var counts: [String: Int] = [:]
    private var idle = WaitingLine<ID>()

    init(most: Int, mostOfOne: Int) {
        self.most = most
        self.mostOfOne = mostOfOne
    }

    var count: Int { self.clients.count }

    /// Admits or refuses a connection; one of a nil client counts only towards the total.
    mutating func open(_ id: ID, of client: String?) -> Verdict {
        if let client, self.counts[client, default: 0] >= self.mostOfOne { return .refused }
        var verdict = Verdict.admitted
        if self.clients.count >= self.most {
            guard let other = self.idle.takeFirst() else { return .refused }
            self.close(other)
            verdict = .admittedInPlace(of: other)
        }
        self.clients[id] = .some(client)
        if let client { self.counts[client, default: 0] += 1 }
        self.idle.join(id)
        return verdict
    }

    /// Removes a connection; does nothing when it isn't in the table.
    mutating func close(_ id: ID) {
        guard let client = self.clients.removeValue(forKey: id) else { return }
        self.idle.leave(id)
        guard let client, let count = self.counts[client] else { return }
        self.counts[client] = count > 1 ? count - 1 : nil
    }

    /// Notes whether a connection is idle, so that it may be closed for another; a new one is.
    mutating func note(_ id: ID, isIdle: Bool) {
        guard self.clients[id] != nil else { return }
        if isIdle { self.idle.join(id) } else { self.idle.leave(id) }
    }
}
