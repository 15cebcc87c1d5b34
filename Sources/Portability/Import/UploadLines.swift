import Storage

/// The lines of an uploaded file, read on a thread apart from those that answer requests.
actor UploadLines {
    /// The most lines that are read at once.
    private static let most = 100
    /// The bytes of pictures after which no more are read at once.
    private static let heaviest = 1 << 20

    private let thread: ReadingThread
    private var reader: UploadReader?

    nonisolated var unownedExecutor: UnownedSerialExecutor { self.thread.asUnownedSerialExecutor() }

    init(on thread: ReadingThread) { self.thread = thread }

    /// Recognises the file and returns what it comes from; throws `UploadProblem` for an unknown format.
    func open(
        _ path: String,
        _ context: MemberDataImportContext,
        tables: [OwnedTable],
        foreign: @escaping ForeignTables
    ) throws -> [String] {
        let reader = try UploadReader(path, context, tables: tables, foreign: foreign)
        self.reader = reader
        return reader.sources
    }

    /// Returns the next lines; none after the last.
    func next() throws -> [ImportedLine] {
        guard let reader else { return [] }
        var lines: [ImportedLine] = []
        var weight = 0
        while lines.count < Self.most, weight < Self.heaviest, let line = try reader.next() {
            lines.append(line)
            if case .row(let row) = line { weight += row.weight }
        }
        return lines
    }
}
