import DelimitedText

/// One table inside an uploaded file.
protocol MemberDataPart {
    var title: String { get }

    /// Returns the next line; nil at the end.
    mutating func next() throws -> ImportedLine?
}

/// Another app's table, as CSV.
struct ForeignTablePart: MemberDataPart {
    private let csv: CSVReader
    private var table: any ForeignTable

    var title: String { self.table.title }

    init(_ csv: CSVReader, _ table: any ForeignTable) {
        self.csv = csv
        self.table = table
    }

    mutating func next() throws -> ImportedLine? {
        try self.csv.record().map { self.table.read($0) }
    }
}
