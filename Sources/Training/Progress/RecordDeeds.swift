import Deeds
import Foundation
import HealthMath
import Members
import Storage

/// Keeps the deeds of records that beat an earlier one.
struct RecordDeeds: Sendable {
    let owner: Member.ID

    /// Writes those of a new activity; only where it comes before others are they computed anew from all efforts.
    func add(_ activity: Activity, at now: Date, in db: any SQLConnection) throws {
        let courses = try RecordCourse.all(of: activity.efforts, owner: self.owner, in: db)
        let efforts = try EffortStore(owner: self.owner).efforts(of: activity.efforts, within: activity.id, in: db)
        var others: Set<Exercise.ID> = []
        for (exercise, efforts) in efforts.sorted(by: { $0.key < $1.key }) {
            guard var course = courses[exercise], let records = course.follow(efforts) else {
                others.insert(exercise)
                continue
            }
            for record in records where record.before != nil {
                try self.deed(of: record, in: exercise, at: now).record(in: db)
            }
            try RecordCourse.keep(course, of: exercise, owner: self.owner, in: db)
        }
        try self.settle(others, at: now, in: db)
    }

    /// Computes those of some exercises anew from all efforts in them.
    func settle(_ exercises: Set<Exercise.ID>, at now: Date, in db: any SQLConnection) throws {
        guard !exercises.isEmpty else { return }
        let efforts = try EffortStore(owner: self.owner).efforts(of: exercises, in: db)
        var deeds: [String: Deed] = [:]
        for exercise in exercises.sorted() {
            let efforts = efforts[exercise] ?? []
            let records = PersonalRecord.course(efforts)
            for record in records where record.before != nil {
                let deed = self.deed(of: record, in: exercise, at: now)
                deeds[deed.source] = deed
            }
            try RecordCourse.keep(RecordCourse(efforts, records), of: exercise, owner: self.owner, in: db)
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

    private func deed(of record: PersonalRecord, in exercise: Exercise.ID, at now: Date) -> Deed {
        Deed(
            owner: self.owner,
            day: record.effort.day,
            kind: .personalRecord,
            source: Self.prefix(exercise) + "\(record.kind.rawValue) \(record.effort.activity)",
            at: now
        )
    }

    private static func prefix(_ exercise: Exercise.ID) -> String { "record \(exercise) " }
}
