import CPostgres
import Foundation
import Synchronization

/// Listens to a channel on a connection and a thread of its own, until nobody reads any more.
///
/// It reopens a lost connection after a pause. Every time in which it couldn't listen is a gap, also the one before the
/// first connection, and so are announcements that came faster than they were read.
final class PostgresListener: Sendable {
    /// The milliseconds between two checks whether somebody still reads.
    private static let patience: Int32 = 500
    /// The seconds before a lost connection is reopened; programs that lost theirs together don't come back together.
    private static let pause: ClosedRange<TimeInterval> = 1...3

    private let connector: PostgresConnector
    private let channel: String
    private let queue: AnnouncementQueue
    private let isOver = Mutex(false)

    init(connector: PostgresConnector, channel: String, queue: AnnouncementQueue) {
        self.connector = connector
        self.channel = channel
        self.queue = queue
        queue.words.onTermination = { _ in self.isOver.withLock { $0 = true } }
    }

    func start() {
        let thread = Thread { self.run() }
        thread.name = "postgres-listener"
        thread.start()
    }

    private func run() {
        var queue = self.queue
        while !self.isOver.withLock({ $0 }) {
            // Requests report why PostgreSQL can't be reached; here it doesn't matter.
            if let pointer = try? self.connector.plain() {
                if self.listen(pointer) {
                    queue.addGap()
                    self.hear(pointer, into: &queue)
                }
                PQfinish(pointer)
            }
            if !self.isOver.withLock({ $0 }) { Thread.sleep(forTimeInterval: .random(in: Self.pause)) }
        }
    }

    /// Listens; the channel's name includes the schema, because channels belong to the whole database.
    private func listen(_ pointer: OpaquePointer) -> Bool {
        let name = self.channel.withCString { PQescapeLiteral(pointer, $0, self.channel.utf8.count) }
        defer { PQfreemem(name) }
        guard let name else { return false }
        let result = PQexec(
            pointer,
            """
            DO $$ BEGIN EXECUTE format('LISTEN %I', \(String(cString: name)) || '.' || md5(current_schema())); END $$
            """
        )
        defer { PQclear(result) }
        return PQresultStatus(result) == PGRES_COMMAND_OK
    }

    private func hear(_ pointer: OpaquePointer, into queue: inout AnnouncementQueue) {
        while !self.isOver.withLock({ $0 }) {
            queue.settle()
            var socket = pollfd(fd: PQsocket(pointer), events: Int16(POLLIN), revents: 0)
            guard poll(&socket, 1, Self.patience) >= 0 || errno == EINTR else { return }
            guard PQconsumeInput(pointer) == 1, PQstatus(pointer) == CONNECTION_OK else { return }
            while let word = PQnotifies(pointer) {
                queue.add(String(cString: word.pointee.extra))
                PQfreemem(word)
            }
        }
    }
}
