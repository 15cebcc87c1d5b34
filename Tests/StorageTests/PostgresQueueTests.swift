import Testing

@testable import Storage

/// Which work goes to whom, by what kind each worker did last; at most three batches are pipelined here.
struct PostgresQueueTests {
    private var queue = PostgresQueue(pipelineLimit: 3)

    @Test("gives one worker all batches that wait, but no more than a pipeline takes")
    mutating func together() {
        self.add(reads: 2)
        #expect(self.next() == "reads 2")
        self.add(reads: 5)
        #expect(self.next() == "reads 3")
        #expect(self.next() == nil)
    }

    @Test("leaves batches to the worker under way, unless a pipeline is full")
    mutating func running() {
        self.add(reads: 1)
        #expect(self.next() == "reads 1")
        self.add(reads: 2)
        #expect(self.next() == nil)
        self.add(reads: 1)
        #expect(self.next() == "reads 3")
        self.add(reads: 1)
        self.queue.done(.reads)
        #expect(self.next() == nil)
        self.queue.done(.reads)
        #expect(self.next() == "reads 1")
    }

    @Test("runs those who read apart from those who write, who wait for the disk")
    mutating func apart() {
        self.add(writes: 1)
        #expect(self.next() == "writes 1")
        self.add(reads: 1, writes: 1)
        #expect(self.next() == "reads 1")
        #expect(self.next() == nil)
    }

    @Test("gives transactions to whoever comes, one at a time")
    mutating func transactions() {
        self.add(reads: 1)
        #expect(self.next() == "reads 1")
        self.add(reads: 1, transactions: 2)
        #expect(self.next() == "transaction")
        #expect(self.next() == "transaction")
        #expect(self.next() == nil)
    }

    @Test("lets a single worker serve every kind in turn, however much waits of each")
    mutating func turns() {
        var kind = PostgresQueue.Kind.transactions
        var served: [String] = []
        for _ in 0..<6 {
            self.add(reads: 4, writes: 4, transactions: 4)
            guard let (next, work) = self.queue.next(after: kind) else { break }
            served.append(Self.name(work, next))
            kind = next
            self.queue.done(next)
        }
        #expect(served == ["reads 3", "writes 3", "transaction", "reads 3", "writes 3", "transaction"])
    }

    @Test("gives batches to another when no worker of theirs came back")
    mutating func overdue() {
        self.add(reads: 1, writes: 1)
        _ = self.next()
        _ = self.next()
        self.add(reads: 1, writes: 1)
        let completedRuns = self.queue.completedRuns
        self.queue.done(.reads)
        #expect(self.queue.overdue(since: completedRuns).map { Self.name($1, $0) } == "writes 1")
        #expect(self.queue.overdue(since: completedRuns) == nil)
        #expect(self.queue.count == 1)
        #expect(self.queue.isWaiting)
    }

    private mutating func add(reads: Int = 0, writes: Int = 0, transactions: Int = 0) {
        for _ in 0..<reads { self.queue.add(PostgresBatch(["SELECT 1"], isRead: true) { _ in }) }
        for _ in 0..<writes { self.queue.add(PostgresBatch(["SELECT 1"], isRead: false) { _ in }) }
        for _ in 0..<transactions { self.queue.add { _ in } }
    }

    /// What a worker gets who did a transaction last.
    private mutating func next() -> String? {
        self.queue.next(after: .transactions).map { Self.name($1, $0) }
    }

    private static func name(_ work: PostgresWorker.Work, _ kind: PostgresQueue.Kind) -> String {
        switch work {
        case .transaction: "transaction"
        case .batches(let batches): "\(kind) \(batches.count)"
        }
    }
}
