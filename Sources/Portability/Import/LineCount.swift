/// Counts the lines of a file before any of them is kept, so that millions of them cost the database nothing.
struct LineCount {
    private let most: Int
    private var lines = 0

    init(most: Int) { self.most = most }

    /// Reads `source` to its end; throws `UploadProblem.tooManyRows` as soon as there are more lines than `most` in
    /// all.
    mutating func add(_ source: () throws -> [UInt8]?) throws {
        while let bytes = try source() {
            self.lines += bytes.count { $0 == UInt8(ascii: "\n") }
            if self.lines > self.most { throw UploadProblem.tooManyRows }
        }
    }
}
