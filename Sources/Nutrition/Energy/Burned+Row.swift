import HealthMath
import Storage

extension Burned {
    /// The columns that `init(row:)` reads, in its order.
    static let columns: SQL = "id, day, way, name, activity, minutes, beats, kcal, credited, version, trained, sent"

    init(row: SQLRow) throws {
        var columns = row.reader
        self.init(
            id: try columns.text(),
            day: try columns.parsed("day", CalendarDay.init),
            exertion: Exertion(
                way: try columns.choice(),
                name: try columns.text(),
                // An activity that was removed from the list keeps its energy and loses its name.
                activity: try columns.optionalText().flatMap(EnergyActivity.init(rawValue:)),
                minutes: try columns.optionalReal(),
                beats: try columns.optionalReal()
            ),
            kilocalories: try columns.real(),
            credited: try columns.real(),
            version: try columns.integer(),
            isTrained: try columns.bool(),
            sent: try columns.optionalReal()
        )
    }
}
