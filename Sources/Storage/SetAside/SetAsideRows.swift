import Logging
import Synchronization

/// The rows of a database that could not be used and were set aside, so that they stop nobody but their owner.
///
/// The operator is told of each once, by the log at error level and by a gauge; again after the next start.
package final class SetAsideRows: Sendable {
    /// Bounds what is remembered; of more, some may be told twice.
    private static let most = 10_000
    /// The longest key that is logged whole.
    private static let longestKey = 64

    private struct State {
        var known: Set<RowName> = []
        var count = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// How many were told since the start.
    package var count: Int { self.state.withLock { $0.count } }

    /// Those that are remembered.
    package var all: Set<RowName> { self.state.withLock { $0.known } }

    /// Tells the operator that a row was set aside, unless they were told already.
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

    /// A key may be anything that was stored: one line, and not a long one.
    private static func plain(_ key: String) -> String {
        let scalars = key.unicodeScalars.prefix(self.longestKey).map { $0.isASCII && $0.value >= 32 ? $0 : "?" }
        return String(String.UnicodeScalarView(scalars))
    }

    /// What kind of trouble it is, without any value: only our own errors promise to name none.
    private static func fault(_ error: any Error) -> String {
        switch error {
        case DatabaseError.column(let column, let expected): "column \(column) should be \(expected)"
        case let error as DatabaseError: "\(error)"
        default: "\(type(of: error))"
        }
    }
}

extension Error {
    /// Whether this says nothing about what was worked on: the database is away, or the work is to end.
    package var isEverybodys: Bool {
        switch self as any Error {
        case is CancellationError, DatabaseError.unavailable: true
        default: false
        }
    }
}
