import DelimitedText
package import Zip

/// Says why nothing of a file was taken, in words for who sent it.
package enum UploadProblem: Error, Equatable {
    case empty
    case tooLarge
    case tooManyRows
    /// The rows of a member's imports of a month are too many.
    case tooManyKept
    case notATable
    case unknownColumns
    case nothingInside
    case newer
    case notAsWritten(String)
    case zip(ZipProblem)

    package static let largestFile = 64 << 20
    static let mostRows = 300_000
    /// Rows, and the lines around them such as headings and brackets.
    static let mostLines = mostRows + 1_000

    /// The bytes of a zip's tables together, white space and all; the longest diary has a third of that.
    static let mostUnpacked = 256 << 20

    /// The most rows of all imports of a member, which are kept for a month.
    static let mostKept = 1_000_000

    /// Returns how many rows a file may have beside those that are kept.
    static func room(beside kept: Int) -> Int { min(self.mostRows, max(0, self.mostKept - kept)) }

    package var words: String {
        switch self {
        case .empty: "Choose a file first."
        case .tooLarge: "That file is too large. We take up to \(Self.largestFile >> 20) MB."
        case .tooManyRows: "That is more than \(Self.mostRows / 1_000),000 lines. Export a shorter time and send that."
        case .tooManyKept:
            "You brought in so many lines this month that we can't keep more to take back. Send this one in a few weeks."
        case .notATable:
            "We couldn't read that as a table. Send the CSV or zip file just as the other app gave it to you."
        case .unknownColumns:
            """
            We don't know these columns. We read Spotter's own export, MyFitnessPal's nutrition and measurement files, \
            and Cronometer's servings, daily summary and biometrics.
            """
        case .nothingInside: "There is nothing in it that Spotter could take over."
        case .newer: "That export was written by a newer Spotter. Ask whoever runs this one to update it."
        case .notAsWritten(let file):
            "The file \(file) isn't as Spotter wrote it. Export again and send the zip unchanged."
        case .zip(let problem): Self.words(problem)
        }
    }

    init(_ problem: DelimitedTextProblem) {
        switch problem {
        case .empty: self = .empty
        case .tooManyLines: self = .tooManyRows
        case .lineTooLong, .notATable: self = .notATable
        }
    }

    private static func words(_ problem: ZipProblem) -> String {
        switch problem {
        case .encrypted: "That zip is locked with a password. Unpack it and send the files inside."
        case .tooLarge, .tooManyFiles: "That zip unpacks to more than we take. Send the files inside one by one."
        case .strangeName: "That zip holds names that lead out of it. We don't open such files."
        case .notAZip, .damaged, .unknownMethod: "That zip is damaged or incomplete. Download it again and send that."
        }
    }
}
