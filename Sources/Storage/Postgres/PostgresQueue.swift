/// The queue of work for connections: transactions, and batches of reads and of writes, which are pipelined separately.
///
/// One worker runs reads and one runs writes: pipelined batches share thread wake-ups and flushes to the disk, which
/// cost more than most statements, and reads never wait for the disk. Another worker takes only a full pipeline, or
/// batches that would wait too long for a worker that doesn't return.
struct PostgresQueue {
    enum Kind: Int {
        case reads, writes, transactions

        /// All kinds, this one last, so that none starves when there are few workers.
        fileprivate var others: [Kind] { (1...3).compactMap { Kind(rawValue: (self.rawValue + $0) % 3) } }
    }

    private struct BatchQueue {
        var waiting: [PostgresBatch] = []
        /// How many workers run batches of the kind.
        var running = 0
        /// How many runs have ended.
        var completedRuns = 0
    }

    /// The most batches in a pipeline.
    private let pipelineLimit: Int
    private var transactions: [PostgresWorker.Transaction] = []
    /// Batches of reads and of writes.
    private var batchQueues = [BatchQueue(), BatchQueue()]

    init(pipelineLimit: Int) { self.pipelineLimit = pipelineLimit }

    var count: Int { self.batchQueues.reduce(self.transactions.count) { $0 + $1.waiting.count } }

    /// Whether batches wait for a worker to return.
    var isWaiting: Bool { self.batchQueues.contains { !$0.waiting.isEmpty } }

    /// How many runs of each kind of batch have ended.
    var completedRuns: [Int] { self.batchQueues.map(\.completedRuns) }

    mutating func add(_ transaction: @escaping PostgresWorker.Transaction) { self.transactions.append(transaction) }

    mutating func add(_ batch: PostgresBatch) {
        self.batchQueues[(batch.isRead ? Kind.reads : .writes).rawValue].waiting.append(batch)
    }

    /// Returns the next work for a worker whose last work was of this kind.
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

    /// Returns batches of a kind of which no run has ended since `completedRuns` was read.
    mutating func overdue(since completedRuns: [Int]) -> (Kind, PostgresWorker.Work)? {
        let stuck = self.batchQueues.indices.first { index in
            !self.batchQueues[index].waiting.isEmpty && self.batchQueues[index].completedRuns == completedRuns[index]
        }
        return stuck.flatMap(Kind.init).map { self.takeBatches($0) }
    }

    /// Records that work of this kind ended.
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
