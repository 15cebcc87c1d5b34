import Testing

@testable import Storage

/// Which work goes to whom, by what kind each worker did last; errands travel in loads of three here.
struct PostgresQueueTests {
    private var queue = PostgresQueue(load: 3)

    @Test("gives one worker all errands that wait, but no more than a load")
    mutating func together() {
        self.add(reads: 2)
        #expect(self.next() == "reads 2")
        self.add(reads: 5)
        #expect(self.next() == "reads 3")
        #expect(self.next() == nil)
    }

    @Test("leaves errands to the carrier under way, unless a load waits")
    mutating func carriers() {
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

    @Test("lets those who read travel apart from those who write, who wait for the disk")
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

    @Test("gives errands to another when no carrier of theirs came back")
    mutating func overdue() {
        self.add(reads: 1, writes: 1)
        _ = self.next()
        _ = self.next()
        self.add(reads: 1, writes: 1)
        let trips = self.queue.trips
        self.queue.done(.reads)
        #expect(self.queue.overdue(since: trips).map { Self.name($1, $0) } == "writes 1")
        #expect(self.queue.overdue(since: trips) == nil)
        #expect(self.queue.count == 1)
        #expect(self.queue.isWaiting)
    }

    private mutating func add(reads: Int = 0, writes: Int = 0, transactions: Int = 0) {
        for _ in 0..<reads { self.queue.add(PostgresErrand(["SELECT 1"], isRead: true) { _ in }) }
        for _ in 0..<writes { self.queue.add(PostgresErrand(["SELECT 1"], isRead: false) { _ in }) }
        for _ in 0..<transactions { self.queue.add { _ in } }
    }

    /// What a worker gets who did a transaction last.
    private mutating func next() -> String? {
        self.queue.next(after: .transactions).map { Self.name($1, $0) }
    }

    private static func name(_ work: PostgresWorker.Work, _ kind: PostgresQueue.Kind) -> String {
        switch work {
        case .transaction: "transaction"
        case .errands(let errands): "\(kind) \(errands.count)"
        }
    }
}
