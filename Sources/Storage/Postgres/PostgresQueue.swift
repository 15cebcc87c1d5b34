/// What waits for a connection: transactions, and errands that travel together, those that read and those that write.
///
/// One worker carries what reads and one what writes: many share the waking of threads and the flush to the disk, which
/// cost more than most statements, and nobody who reads waits for the disk. Others carry only a full load, or what would
/// wait too long for a carrier that doesn't come back.
struct PostgresQueue {
    enum Kind: Int {
        case reads, writes, transactions

        /// Every kind, this one last, so that none waits for ever where there are few workers.
        fileprivate var others: [Kind] { (1...3).compactMap { Kind(rawValue: (self.rawValue + $0) % 3) } }
    }

    private struct Lane {
        var waiting: [PostgresErrand] = []
        /// How many workers are under way.
        var carriers = 0
        /// How many have come back.
        var trips = 0
    }

    /// How many errands travel together at most.
    private let load: Int
    private var transactions: [PostgresWorker.Transaction] = []
    /// Those that read and those that write.
    private var lanes = [Lane(), Lane()]

    init(load: Int) { self.load = load }

    var count: Int { self.lanes.reduce(self.transactions.count) { $0 + $1.waiting.count } }

    /// Whether errands wait for somebody to come back.
    var isWaiting: Bool { self.lanes.contains { !$0.waiting.isEmpty } }

    /// Of each kind of errand, how many carriers have come back.
    var trips: [Int] { self.lanes.map(\.trips) }

    mutating func add(_ transaction: @escaping PostgresWorker.Transaction) { self.transactions.append(transaction) }

    mutating func add(_ errand: PostgresErrand) {
        self.lanes[(errand.isRead ? Kind.reads : .writes).rawValue].waiting.append(errand)
    }

    /// What is to be done now by a worker who did work of this kind before.
    mutating func next(after last: Kind) -> (Kind, PostgresWorker.Work)? {
        for kind in last.others {
            if kind == .transactions {
                guard !self.transactions.isEmpty else { continue }
                return (kind, .transaction(self.transactions.removeFirst()))
            }
            let lane = self.lanes[kind.rawValue]
            if lane.carriers == 0 && !lane.waiting.isEmpty || lane.waiting.count >= self.load {
                return self.load(kind)
            }
        }
        return nil
    }

    /// Errands of which no carrier has come back since.
    mutating func overdue(since trips: [Int]) -> (Kind, PostgresWorker.Work)? {
        let stuck = self.lanes.indices.first { index in
            !self.lanes[index].waiting.isEmpty && self.lanes[index].trips == trips[index]
        }
        return stuck.flatMap(Kind.init).map { self.load($0) }
    }

    /// Work of this kind was done.
    mutating func done(_ kind: Kind) {
        guard kind != .transactions else { return }
        self.lanes[kind.rawValue].carriers -= 1
        self.lanes[kind.rawValue].trips += 1
    }

    private mutating func load(_ kind: Kind) -> (Kind, PostgresWorker.Work) {
        let errands = Array(self.lanes[kind.rawValue].waiting.prefix(self.load))
        self.lanes[kind.rawValue].waiting.removeFirst(errands.count)
        self.lanes[kind.rawValue].carriers += 1
        return (kind, .errands(errands))
    }
}
