import HealthMath
import Storage

/// A photo that a member took of themselves on a day; nobody else sees it.
struct ProgressPhoto: Sendable, Equatable {
    typealias ID = String

    enum Size: String, Sendable { case small, large }

    let id: ID
    let day: CalendarDay

    /// How many a member has on a day, and in all.
    static let mostADay = 3
    static let most = 400
    /// How many removed ones wait for Undo; an older one goes at once.
    static let mostRemoved = 10
    /// The seconds in which a removed one can be put back: a day.
    static let regret: Double = 86_400
    /// The bytes of a size; noise at 960 dots square is 0.7 MB.
    static let heaviest = 1_000_000
}

// As a row.
extension ProgressPhoto {
    static let columns: SQL = "id, day"

    init(row: SQLRow) throws {
        var columns = row.reader
        self.init(id: try columns.text(), day: try columns.parsed("a day") { CalendarDay($0) })
    }
}
