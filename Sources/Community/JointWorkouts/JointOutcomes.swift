import Foundation
import Members
import Storage

/// What became of the workouts that two proposed to each other, for the cards of their chat.
struct JointOutcomes: Sendable {
    /// What stands on the card of a proposal.
    struct Outcome: Sendable {
        /// "Train together? Tomorrow, 17:00–18:00", by the reader's clock; nil when the proposal isn't known any more.
        let question: String?
        /// "Agreed. It stands on your plans."
        let words: String
    }

    /// By the id of the proposal; what isn't in it was over long ago.
    private let outcomes: [String: Outcome]

    static let none = JointOutcomes(outcomes: [:])

    subscript(id: String) -> Outcome { self.outcomes[id] ?? Outcome(question: nil, words: "Over") }

    /// Reads what became of some proposals between a member and a buddy.
    static func read(
        _ ids: [String],
        of member: Member,
        with buddy: Person,
        at now: Date,
        in database: any Database
    ) async throws -> JointOutcomes {
        guard !ids.isEmpty else { return .none }
        let words = JointWorkoutWords(zone: member.timeZone, now: now)
        let found = try await database.rows(
            """
            SELECT id, owner_id, start_at, end_at, replaces, answer, called_off_at FROM joint_workout
            WHERE id IN \(list: ids) AND \(JointWorkoutStore.isBetween(member.id, buddy.id))
            """
        ) { row -> (String, Outcome) in
            var columns = row.reader
            let (id, isOwn) = (try columns.text(), try columns.integer() == member.id)
            let (start, end) = (try columns.integer(), try columns.integer())
            let isOther = try columns.optionalText() != nil
            let answer = try columns.optionalText().flatMap(JointWorkout.Answer.init(rawValue:))
            let isOff = try columns.optionalInteger() != nil
            let isOver = end <= now.milliseconds
            let time = Date(milliseconds: start)..<Date(milliseconds: end)
            let outcome = Outcome(
                question: words.question(time, isOther: isOther),
                words: Self.words(answer, isOwn: isOwn, isOff: isOff, isOver: isOver, buddy: buddy.firstName)
            )
            return (id, outcome)
        }
        return JointOutcomes(outcomes: Dictionary(found) { first, _ in first })
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
