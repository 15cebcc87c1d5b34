/// What waits for a connection: transactions, and batches, which are pipelined; reads apart from writes.
///
/// One worker runs what reads and one what writes: many share the waking of threads and the flush to the disk, which
/// cost more than most statements, and nobody who reads waits for the disk. Other workers take only a full pipeline, or
/// what would wait too long for a worker that doesn't come back.
struct PostgresQueue {
    enum Kind: Int {
        case reads, writes, transactions

        /// Every kind, this one last, so that none waits for ever where there are few workers.
        fileprivate var others: [Kind] { (1...3).compactMap { Kind(rawValue: (self.rawValue + $0) % 3) } }
    }

    private struct BatchQueue {
        var waiting: [PostgresBatch] = []
        /// How many workers run some.
        var running = 0
        /// How many runs have ended.
        var completedRuns = 0
    }

    /// How many batches are pipelined together at most.
    private let pipelineLimit: Int
    private var transactions: [PostgresWorker.Transaction] = []
    /// Those that read and those that write.
    private var batchQueues = [BatchQueue(), BatchQueue()]

    init(pipelineLimit: Int) { self.pipelineLimit = pipelineLimit }

    var count: Int { self.batchQueues.reduce(self.transactions.count) { $0 + $1.waiting.count } }

    /// Whether batches wait for a worker to come back.
    var isWaiting: Bool { self.batchQueues.contains { !$0.waiting.isEmpty } }

    /// Of each kind of batch, how many runs have ended.
    var completedRuns: [Int] { self.batchQueues.map(\.completedRuns) }

    mutating func add(_ transaction: @escaping PostgresWorker.Transaction) { self.transactions.append(transaction) }

    mutating func add(_ batch: PostgresBatch) {
        self.batchQueues[(batch.isRead ? Kind.reads : .writes).rawValue].waiting.append(batch)
    }

    /// What is to be done now by a worker who did work of this kind before.
    mutating func next(after last: Kind) -> (Kind, PostgresWorker.Work)? {
        for kind in last.others {
            if kind == .transactions {
                guard !self.transactions.isEmpty else { continue }
                return (kind, .transaction(self.transactions.removeFirst()))
            }
            let queue = self.batchQueues[kind.rawValue]
            if queue.running == 0 && !queue.waiting.isEmpty || queue.waiting.count >= self.pipelineLimit {
                return self.takeBatches(kind)
            }
        }
        return nil
    }

    /// Batches of a kind of which no run has ended since.
    mutating func overdue(since completedRuns: [Int]) -> (Kind, PostgresWorker.Work)? {
        let stuck = self.batchQueues.indices.first { index in
            !self.batchQueues[index].waiting.isEmpty && self.batchQueues[index].completedRuns == completedRuns[index]
        }
        return stuck.flatMap(Kind.init).map { self.takeBatches($0) }
    }

    /// Work of this kind was done.
    mutating func done(_ kind: Kind) {
        guard kind != .transactions else { return }
        self.batchQueues[kind.rawValue].running -= 1
        self.batchQueues[kind.rawValue].completedRuns += 1
    }

    private mutating func takeBatches(_ kind: Kind) -> (Kind, PostgresWorker.Work) {
        let batches = Array(self.batchQueues[kind.rawValue].waiting.prefix(self.pipelineLimit))
        self.batchQueues[kind.rawValue].waiting.removeFirst(batches.count)
        self.batchQueues[kind.rawValue].running += 1
        return (kind, .batches(batches))
    }
}
