import Foundation
import HealthMath
import Members
import Storage

/// The records that stand in an exercise, and when its last effort was.
///
/// They are kept, so that a workout that ends costs the same however many came before it. They can be worked out from
/// the efforts at any time, and are after every change but an activity that comes after all others.
struct RecordCourse: Sendable, Equatable {
    private(set) var standing: [PersonalRecord.Kind: Double] = [:]
    /// The time of the last effort.
    private(set) var latest: Date

    /// Works it out from all efforts in an exercise, in their order; nil without any.
    init?(_ efforts: [Effort], _ records: [PersonalRecord]) {
        guard let last = efforts.last else { return nil }
        self.latest = last.at
        for record in records { self.standing[record.kind] = record.value }
    }

    /// Continues with efforts of one activity; returns the records that they set.
    ///
    /// Returns nil unless all of them come after those before.
    mutating func follow(_ efforts: [Effort]) -> [PersonalRecord]? {
        guard let first = efforts.first, let last = efforts.last, first.at > self.latest else { return nil }
        let records = PersonalRecord.course(efforts, after: self.standing)
        for record in records { self.standing[record.kind] = record.value }
        self.latest = last.at
        return records
    }
}

/// Where they are kept.
extension RecordCourse {
    /// Returns those of some exercises that are known; one that can't be read is worked out anew.
    static func all(
        of exercises: Set<Exercise.ID>,
        owner: Member.ID,
        in db: any SQLConnection
    ) throws -> [Exercise.ID: RecordCourse] {
        let rows = try db.rows(
            """
            SELECT exercise_id, latest_at, standing FROM record_course
            WHERE owner_id = \(owner) AND exercise_id IN \(list: exercises.sorted())
            """
        ) { row in
            var columns = row.reader
            let (exercise, latest) = (try columns.text(), Date(milliseconds: try columns.integer()))
            return (exercise, RecordCourse(stored: try columns.text(), latest: latest))
        }
        return Dictionary(rows.compactMap { exercise, course in course.map { (exercise, $0) } }) { $1 }
    }

    /// Writes it; nil deletes the row.
    static func keep(
        _ course: RecordCourse?,
        of exercise: Exercise.ID,
        owner: Member.ID,
        in db: any SQLConnection
    ) throws {
        guard let course else {
            try db.execute("DELETE FROM record_course WHERE owner_id = \(owner) AND exercise_id = \(exercise)")
            return
        }
        try db.execute(
            """
            INSERT INTO record_course (owner_id, exercise_id, latest_at, standing)
            VALUES (\(owner), \(exercise), \(course.latest.milliseconds), \(try course.stored()))
            ON CONFLICT (owner_id, exercise_id) DO UPDATE
                SET latest_at = excluded.latest_at, standing = excluded.standing
            """
        )
    }

    /// Forgets all of a member, whose activities changed by another way than one by one: by an import or its undoing.
    static func forget(of owner: Member.ID, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM record_course WHERE owner_id = \(owner)")
    }

    private init?(stored text: String, latest: Date) {
        guard let values = try? JSONDecoder().decode([String: Double].self, from: Data(text.utf8)) else { return nil }
        self.latest = latest
        for (name, value) in values {
            guard let kind = PersonalRecord.Kind(rawValue: name) else { return nil }
            self.standing[kind] = value
        }
    }

    private func stored() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let values = Dictionary(self.standing.map { ($0.key.rawValue, $0.value) }) { $1 }
        return String(decoding: try encoder.encode(values), as: UTF8.self)
    }
}
