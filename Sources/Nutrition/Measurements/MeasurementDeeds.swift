import Deeds
import Foundation
import HealthMath
import Members
import Storage

/// Keeps the deeds of steps and water equal to what was said of a day.
enum MeasurementDeeds {
    /// Writes or withdraws the deed of one number; does nothing for a measure of the body.
    static func keep(
        _ kind: MeasurementKind,
        _ amount: Double?,
        of owner: Member.ID,
        on day: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        guard let deed = kind.deed else { return }
        guard let amount, amount > 0 else {
            return try Deed.withdraw(owner: owner, kind: deed, source: "day \(day)", in: db)
        }
        // Thousands of steps, litres of water.
        try Deed(owner: owner, day: day, kind: deed, quantity: amount / 1_000, source: "day \(day)", at: now)
            .record(in: db)
    }

    /// Makes all of a member's deeds equal to what is stored, after an import: what is new came along.
    static func settle(of owner: Member.ID, at _: Date, in db: any SQLConnection) throws {
        for kind in MeasurementKind.allCases {
            guard let deed = kind.deed else { continue }
            try db.execute(
                """
                DELETE FROM deed WHERE owner_id = \(owner) AND kind = \(deed.name) AND NOT EXISTS (
                    SELECT 1 FROM reading WHERE reading.owner_id = deed.owner_id AND reading.kind = \(kind.rawValue)
                        AND 'day ' || reading.day = deed.source AND reading.day = deed.day AND reading.amount > 0)
                """
            )
            try db.execute(
                """
                INSERT INTO deed (owner_id, kind, source, day, quantity, at, came_along)
                SELECT owner_id, \(deed.name), 'day ' || day, day, amount / 1000, at, 1 FROM reading
                WHERE owner_id = \(owner) AND kind = \(kind.rawValue) AND amount > 0
                ON CONFLICT (owner_id, kind, source) DO UPDATE SET quantity = excluded.quantity, came_along = 1
                    WHERE deed.quantity <> excluded.quantity
                """
            )
        }
    }
}

extension MeasurementKind {
    /// Nil for a measure of the body, which is no deed.
    fileprivate var deed: Deed.Kind? {
        switch self {
        case .steps: .stepsWalked
        case .water: .waterDrunk
        default: nil
        }
    }
}
