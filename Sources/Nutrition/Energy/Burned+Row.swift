import HealthMath
import Storage

extension Burned {
    /// What `init(row:)` reads, in its order.
    static let columns: SQL = "id, day, way, name, activity, minutes, beats, kcal, credited, version, trained, sent"

    init(row: SQLRow) throws {
        guard let day = CalendarDay(try row.text(1)) else { throw DatabaseError.column(1, expected: "day") }
        guard let way = Way(rawValue: try row.text(2)) else { throw DatabaseError.column(2, expected: "way") }
        self.init(
            id: try row.text(0),
            day: day,
            exertion: Exertion(
                way: way,
                name: try row.text(3),
                // An activity that left the list keeps its energy and loses its name.
                activity: try row.optionalText(4).flatMap(EnergyActivity.init(rawValue:)),
                minutes: try row.optionalReal(5),
                beats: try row.optionalReal(6)
            ),
            kilocalories: try row.real(7),
            credited: try row.real(8),
            version: try row.integer(9),
            isTrained: try row.bool(10),
            sent: try row.optionalReal(11)
        )
    }
}
