/// Which connections are open, and whose they are.
///
/// When there are as many as may be, whoever waited longest for a request makes room for the next; when all are busy,
/// the next is refused. One client may have no more than a part of them.
struct ConnectionTable<ID: Hashable> {
    enum Verdict: Equatable {
        case admitted
        /// Admitted, and this one is to be closed for it.
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

    /// A nil client is one that is not counted by itself.
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

    /// Nothing happens when it isn't in the table.
    mutating func close(_ id: ID) {
        guard let client = self.clients.removeValue(forKey: id) else { return }
        self.idle.leave(id)
        guard let client, let count = self.counts[client] else { return }
        self.counts[client] = count > 1 ? count - 1 : nil
    }

    /// Whether it waits for a request and may have to make room; a new one does.
    mutating func note(_ id: ID, isIdle: Bool) {
        guard self.clients[id] != nil else { return }
        if isIdle { self.idle.join(id) } else { self.idle.leave(id) }
    }
}
