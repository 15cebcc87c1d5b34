import CPostgres
import Foundation
import Synchronization

/// Listens to a channel on a connection and a thread of its own, until nobody reads any more.
///
/// It reopens a lost connection after a pause. Every time in which it couldn't listen is a gap, also the one before the
/// first connection.
final class PostgresListener: Sendable {
    /// The milliseconds between two checks whether somebody still reads.
    private static let patience: Int32 = 500
    /// The seconds before a lost connection is reopened.
    private static let pause: TimeInterval = 2

    private let connector: PostgresConnector
    private let channel: String
    private let words: AsyncStream<Announcement>.Continuation
    private let isOver = Mutex(false)

    init(connector: PostgresConnector, channel: String, words: AsyncStream<Announcement>.Continuation) {
        self.connector = connector
        self.channel = channel
        self.words = words
        words.onTermination = { _ in self.isOver.withLock { $0 = true } }
    }

    func start() {
        let thread = Thread { self.run() }
        thread.name = "postgres-listener"
        thread.start()
    }

    private func run() {
        while !self.isOver.withLock({ $0 }) {
            // Requests report why PostgreSQL can't be reached; here it doesn't matter.
            if let pointer = try? self.connector.plain() {
                if self.listen(pointer) {
                    self.words.yield(.gap)
                    self.hear(pointer)
                }
                PQfinish(pointer)
            }
            if !self.isOver.withLock({ $0 }) { Thread.sleep(forTimeInterval: Self.pause) }
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

    private func hear(_ pointer: OpaquePointer) {
        while !self.isOver.withLock({ $0 }) {
            var socket = pollfd(fd: PQsocket(pointer), events: Int16(POLLIN), revents: 0)
            guard poll(&socket, 1, Self.patience) >= 0 || errno == EINTR else { return }
            guard PQconsumeInput(pointer) == 1, PQstatus(pointer) == CONNECTION_OK else { return }
            while let word = PQnotifies(pointer) {
                self.words.yield(.text(String(cString: word.pointee.extra)))
                PQfreemem(word)
            }
        }
    }
}
