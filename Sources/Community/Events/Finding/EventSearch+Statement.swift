import Foundation
import Members
import Storage

extension EventSearch {
    /// Selects the columns of an event, and then its rank in the order of the query.
    static func statement(
        _ query: EventQuery,
        for me: Person,
        at now: Date,
        after cursor: Cursor?,
        limit: Int
    ) -> SQL {
        let isAdult = me.age(on: me.day(at: now)) >= Person.adult
        let ages = EventAges.allCases.filter { $0.admits(isAdult: isAdult) }.map(\.rawValue)
        var condition: SQL =
            "\(Self.isAhead(now)) AND event.cancelled_at IS NULL AND event.ages IN \(list: ages)"
        for trait in query.traits {
            condition = "\(condition) AND ' ' || event.traits || ' ' LIKE \("% " + trait.rawValue + " %")"
        }
        if let place = query.place {
            // Half a kilometre more, because what is told is rounded.
            let kilometres = Double(query.kilometres) + 0.5
            let (box, degrees) = (CoarseBox(place, kilometres: kilometres), kilometres / CoarseBox.kilometresPerDegree)
            condition = """
                \(condition) AND (event.latitude IS NULL OR \(box.holds) AND \(box.away) <= \(degrees * degrees))
                """
        }
        let rank = query.rank
        if let cursor {
            condition = "\(condition) AND (\(rank), event.id) > (\(cursor.at), \(cursor.id))"
        }
        return """
            SELECT \(GroupEvent.columns), \(rank) AS sort_key FROM event WHERE \(condition)
            ORDER BY sort_key, event.id LIMIT \(limit)
            """
    }
}

extension EventQuery {
    /// What events are sorted by, as an integer so that a cursor can hold it.
    ///
    /// It is the start in milliseconds, or the squared distance in square metres; those whose place is told in words only come
    /// last.
    fileprivate var rank: SQL {
        guard self.order == .near, let place = self.place else { return "event.start_at" }
        let metres = CoarseBox.kilometresPerDegree * 1_000
        let away = CoarseBox(place, kilometres: Double(self.kilometres)).away
        return "COALESCE(CAST((\(away)) * \(metres * metres) AS BIGINT), \(Int64.max))"
    }
}

extension CoarseBox {
    /// The SQL of the squared distance of `latitude` and `longitude` on a flat map, in degrees of latitude; across the
    /// date line when that is nearer.
    fileprivate var away: SQL {
        let (latitude, longitude) = (self.place.latitude, self.place.longitude)
        let apart: SQL = """
            (CASE WHEN ABS(longitude - \(longitude)) > 180 THEN 360 - ABS(longitude - \(longitude))
                ELSE ABS(longitude - \(longitude)) END)
            """
        return """
            (latitude - \(latitude)) * (latitude - \(latitude)) + \(apart) * \(apart) * \(self.shrink * self.shrink)
            """
    }
}
