import CPostgres
import Foundation
import Synchronization

/// Hears what is announced on a channel, on a connection and a thread of its own, until nobody reads any more.
///
/// A connection that is lost is opened again after a pause. What was said before one could listen is a gap, at first too:
/// the first connection may be late.
final class PostgresListener: Sendable {
    /// Between two looks at whether somebody still reads, in milliseconds.
    private static let patience: Int32 = 500
    /// Before a lost connection is opened again, in seconds.
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
            // Why it can't be reached shows in every request; here only that it can't.
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

    /// The channel's name has that of the schema in it, because channels belong to the whole database.
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
