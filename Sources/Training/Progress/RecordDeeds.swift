import Deeds
import Foundation
import HealthMath
import Storage

/// Keeps the deeds of records that beat an earlier one; they are computed anew from all efforts in an exercise.
struct RecordDeeds: Sendable {
    let owner: Int64

    func settle(_ exercises: Set<Exercise.ID>, at now: Date, in db: any SQLConnection) throws {
        guard !exercises.isEmpty else { return }
        let efforts = try EffortStore(owner: self.owner).efforts(of: exercises, in: db)
        var deeds: [String: Deed] = [:]
        for (exercise, efforts) in efforts {
            for record in PersonalRecord.course(efforts) where record.before != nil {
                let source = Self.prefix(exercise) + "\(record.kind.rawValue) \(record.effort.activity)"
                deeds[source] = Deed(
                    owner: self.owner,
                    day: record.effort.day,
                    kind: .personalRecord,
                    source: source,
                    at: now
                )
            }
        }
        let prefixes = exercises.map(Self.prefix)
        let known = try db.rows(
            """
            SELECT source FROM deed
            WHERE owner_id = \(self.owner) AND kind = \(Deed.Kind.personalRecord.name)
            """
        ) { try $0.text(0) }
        for source in known where deeds[source] == nil && prefixes.contains(where: source.hasPrefix) {
            try Deed.withdraw(owner: self.owner, kind: .personalRecord, source: source, in: db)
        }
        for deed in deeds.values.sorted(by: { $0.source < $1.source }) { try deed.record(in: db) }
    }

    private static func prefix(_ exercise: Exercise.ID) -> String { "record \(exercise) " }
}
