import Logging
import Synchronization

/// The unreadable rows that were set aside, so that they affect only their owner.
///
/// The operator is told of each once per start, by an error in the log and by a gauge.
package final class SetAsideRows: Sendable {
    /// Bounds the memory; with more rows, some may be logged twice.
    private static let most = 10_000
    /// The longest key that is logged whole.
    private static let longestKey = 64

    private struct State {
        var known: Set<RowName> = []
        var count = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// How many rows were logged since the start.
    package var count: Int { self.state.withLock { $0.count } }

    /// The rows that are remembered.
    package var all: Set<RowName> { self.state.withLock { $0.known } }

    /// Logs that a row was set aside, unless it was logged already.
    package func tell(_ row: RowName, because error: any Error) {
        let isNew = self.state.withLock { state in
            if state.known.count >= Self.most { state.known = [] }
            guard state.known.insert(row).inserted else { return false }
            state.count += 1
            return true
        }
        guard isNew else { return }
        Logger(label: "spotter").error(
            "A row was set aside",
            metadata: [
                "table": "\(row.table)",
                "member": "\(row.owner.map(String.init) ?? "none")",
                "key": "\(Self.plain(row.key))",
                "fault": "\(Self.fault(error))",
            ]
        )
    }

    /// Cuts a key to one short line, because it may be any stored text.
    private static func plain(_ key: String) -> String {
        let scalars = key.unicodeScalars.prefix(self.longestKey).map { $0.isASCII && $0.value >= 32 ? $0 : "?" }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Names the kind of trouble without any value; only our own errors promise to contain none.
    private static func fault(_ error: any Error) -> String {
        switch error {
        case DatabaseError.column(let column, let expected): "column \(column) should be \(expected)"
        case let error as DatabaseError: "\(error)"
        default: "\(type(of: error))"
        }
    }
}

extension Error {
    /// Whether the error says nothing about the row: the database is away, or the work was cancelled.
    package var isEverybodys: Bool {
        switch self as any Error {
        case is CancellationError, DatabaseError.unavailable: true
        default: false
        }
    }
}
