/// Why a text can't be read as lines or as a table.
package enum DelimitedTextProblem: Error, Equatable {
    case empty
    case lineTooLong
    case tooManyLines
    case notATable
}
