import Foundation
import Members
import Storage

/// What became of the workouts that two proposed to each other, for the cards of their chat.
struct JointOutcomes: Sendable {
    /// In words, by the id of the proposal; what isn't in it was over long ago.
    private let words: [String: String]

    static let none = JointOutcomes(words: [:])

    /// What stands on the card of a proposal.
    subscript(id: String) -> String { self.words[id] ?? "Over" }

    /// Reads what became of some proposals between a member and a buddy.
    static func read(
        _ ids: [String],
        of member: Member.ID,
        with buddy: Person,
        at now: Date,
        in database: any Database
    ) async throws -> JointOutcomes {
        guard !ids.isEmpty else { return .none }
        let found = try await database.rows(
            """
            SELECT id, owner_id, end_at, answer, called_off_at FROM joint_workout
            WHERE id IN \(list: ids) AND \(JointWorkoutStore.isBetween(member, buddy.id))
            """
        ) { row -> (String, String) in
            var columns = row.reader
            let (id, isOwn, end) = (try columns.text(), try columns.integer() == member, try columns.integer())
            let answer = try columns.optionalText().flatMap(JointWorkout.Answer.init(rawValue:))
            let isOff = try columns.optionalInteger() != nil
            let isOver = end <= now.milliseconds
            return (id, Self.words(answer, isOwn: isOwn, isOff: isOff, isOver: isOver, buddy: buddy.firstName))
        }
        return JointOutcomes(words: Dictionary(found) { first, _ in first })
    }

    private static func words(
        _ answer: JointWorkout.Answer?,
        isOwn: Bool,
        isOff: Bool,
        isOver: Bool,
        buddy: String
    ) -> String {
        switch answer {
        case .accepted where isOff: "Called off"
        case .accepted: isOver ? "You agreed on it. It is over." : "Agreed. It stands on your plans."
        case .declined: isOwn ? "\(buddy) had no time then." : "You had no time then."
        case .withdrawn: "Taken back, or replaced by another time"
        case nil where isOver: "Over, and nobody answered"
        case nil: isOwn ? "\(buddy) has yet to say." : "Your answer stands below."
        }
    }
}
