/// Counts the lines of texts before any of them is kept, so that millions of them cost no more than being read.
package struct LineCount {
    private let most: Int
    private var lines = 0

    package init(most: Int) { self.most = most }

    /// Reads `source` to its end; throws `tooManyLines` as soon as there are more lines than `most` in all.
    package mutating func add(_ source: () throws -> [UInt8]?) throws {
        while let bytes = try source() {
            self.lines += bytes.count { $0 == UInt8(ascii: "\n") }
            if self.lines > self.most { throw DelimitedTextProblem.tooManyLines }
        }
    }
}
