/// The statements that one connection has prepared, by text; the least recently used is replaced first.
struct PreparedStatements {
    struct Entry {
        let name: String
        let types: [UInt32]
        fileprivate var usedAt: Int
    }

    /// What must be sent before a statement can run.
    enum Step {
        case ready(name: String)
        case prepare(Entry, text: String, forget: String?)
    }

    private let limit: Int
    private var entries: [String: Entry] = [:]
    private var clock = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Declares types, because PostgreSQL would take `? - 1000` for a 32-bit difference.
    ///
    /// Null declares none; the first value in its place makes the statement prepared anew.
    mutating func step(_ sql: SQL) -> Step {
        self.clock += 1
        let known = self.entries[sql.text]
        if let known, zip(known.types, sql.values).allSatisfy({ $1 == .null || $0 == $1.postgresType }) {
            self.entries[sql.text]?.usedAt = self.clock
            return .ready(name: known.name)
        }
        let types = sql.values.enumerated().map { index, value in
            value == .null ? known?.types[index] ?? 0 : value.postgresType
        }
        var forget = known?.name
        self.entries[sql.text] = nil
        if self.entries.count >= self.limit,
            let oldest = self.entries.min(by: { $0.value.usedAt < $1.value.usedAt })
        {
            forget = oldest.value.name
            self.entries[oldest.key] = nil
        }
        return .prepare(
            Entry(name: "s\(self.clock)", types: types, usedAt: self.clock),
            text: Self.numbered(sql.text),
            forget: forget
        )
    }

    /// Records a statement that the server has prepared.
    mutating func prepared(_ entry: Entry, for text: String) {
        self.entries[text] = entry
    }

    /// `?, ?` becomes `$1, $2`.
    private static func numbered(_ text: String) -> String {
        var numbered = ""
        var count = 0
        for piece in text.split(separator: "?", omittingEmptySubsequences: false) {
            if count > 0 { numbered += "$\(count)" }
            numbered += piece
            count += 1
        }
        return numbered
    }
}

extension SQLValue {
    /// The type's number in PostgreSQL; 0 lets the server infer the type.
    fileprivate var postgresType: UInt32 {
        switch self {
        case .null: 0
        case .integer: PostgresType.int8.rawValue
        case .real: PostgresType.float8.rawValue
        case .text: PostgresType.text.rawValue
        case .blob: PostgresType.bytea.rawValue
        }
    }
}
