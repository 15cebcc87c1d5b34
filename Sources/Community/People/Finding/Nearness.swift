import Foundation
import Members
import Storage

/// A member near a place, with the distance between the two cells.
struct Nearness: Sendable, Equatable {
    let id: Member.ID
    /// The squared distance on a flat map, in square metres: an integer, so that a cursor can hold it.
    let away: Int64

    var cursor: Cursor { Cursor(at: self.away, id: String(self.id)) }

    /// Returns the nearest after a cursor, in circles that grow until there are enough, by the index alone.
    static func around(
        _ place: CoarsePlace,
        _ kilometres: Double,
        after cursor: Cursor?,
        limit: Int,
        in db: any SQLConnection
    ) throws -> [Nearness] {
        var radius = min(kilometres, max(2, (Double(cursor?.at ?? 0)).squareRoot() / 1_000 * 1.2))
        while true {
            let found = try db.rows(
                self.statement(CoarseBox(place, kilometres: radius), radius, after: cursor, limit: limit)
            ) { row in
                var columns = row.reader
                return Nearness(id: try columns.integer(), away: try columns.integer())
            }
            if found.count >= limit || radius >= kilometres { return found }
            radius = min(kilometres, radius * 3)
        }
    }

    static func statement(_ box: CoarseBox, _ radius: Double, after cursor: Cursor?, limit: Int) -> SQL {
        let (latitude, longitude) = (box.place.latitude, box.place.longitude)
        let metres = CoarseBox.kilometresPerDegree * 1_000
        let (rows, columns) = (metres * metres, metres * metres * box.shrink * box.shrink)
        // Across the date line when that is nearer.
        let apart: SQL =
            """
            (CASE WHEN ABS(longitude - \(longitude)) > 180 THEN 360 - ABS(longitude - \(longitude))
                ELSE ABS(longitude - \(longitude)) END)
            """
        let after: SQL =
            cursor.map { "AND (away > \($0.at) OR (away = \($0.at) AND owner_id > \(Int64($0.id) ?? 0)))" } ?? ""
        return """
            SELECT owner_id, away FROM (
                SELECT owner_id, CAST((latitude - \(latitude)) * (latitude - \(latitude)) * \(rows)
                    + \(apart) * \(apart) * \(columns) AS BIGINT) AS away
                FROM buddy_profile WHERE \(box.holds) AND is_visible = 1
            ) AS near
            WHERE away <= \(Int64(radius * radius * 1_000_000)) \(after)
            ORDER BY away, owner_id LIMIT \(limit)
            """
    }
}
