import Foundation
import HealthMath
import Members
import Notices
import Storage
import Web

extension CheerStore {
    /// What became of kind words.
    enum Said: Sendable, Equatable {
        /// There is nothing to cheer.
        case nothing
        /// They are said, and may be taken back for a while.
        case openly
        /// They were taken back once and said again, and stay: nobody is told of the same thing time and again.
        case forGood
    }

    /// Says kind words to what a buddy did, once, and tells them.
    ///
    /// The caller knows that the two are buddies who may meet, and that the buddy shares what they train, or that they are in one
    /// group and see each other there.
    func give(
        _ words: CheerWords,
        for subject: CheerSubject,
        to buddy: Member.ID,
        from name: String,
        at now: Date
    ) async throws -> Said {
        try await self.database.write { [owner] db in
            guard try Self.isThere(subject, of: buddy, in: db) else { return .nothing }
            let isNew = try db.execute(
                """
                INSERT INTO cheer (owner_id, to_id, achievement, words, at)
                VALUES (\(owner), \(buddy), \(subject.name), \(words.rawValue), \(now.milliseconds))
                ON CONFLICT (owner_id, to_id, achievement) DO UPDATE
                    SET words = excluded.words, at = excluded.at, taken_back = 2 WHERE cheer.taken_back = 1
                """
            )
            if isNew == 1 {
                try Notice.tell(
                    buddy,
                    .cheers,
                    "\(words.text), says \(name): \(subject.title)",
                    path: subject.path,
                    about: owner,
                    cause: Self.cause(owner, subject.name),
                    at: now,
                    in: db
                )
            }
            let stays = try db.exists(
                """
                SELECT 1 FROM cheer WHERE owner_id = \(owner) AND to_id = \(buddy) AND achievement = \(subject.name)
                    AND taken_back = 2
                """
            )
            return stays ? .forGood : .openly
        }
    }

    /// Takes back what the member said in the last ten minutes, with its notice; false for what stays said.
    ///
    /// `subject` is the name of one; nil for `buddy` means whoever it was said to, where the name alone tells.
    func takeBack(_ subject: String, from buddy: Member.ID? = nil, at now: Date) async throws -> Bool {
        let only: SQL = buddy.map { "AND to_id = \($0)" } ?? ""
        return try await self.database.write { [owner] db in
            let taken = try db.rows(
                """
                UPDATE cheer SET taken_back = 1
                WHERE owner_id = \(owner) AND achievement = \(subject) \(only) AND taken_back = 0
                    AND at > \(UndoSpan.limit(at: now).milliseconds)
                RETURNING to_id
                """
            ) { try $0.integer(0) }
            for buddy in taken { try Notice.takeBack(buddy, cause: Self.cause(owner, subject), in: db) }
            return !taken.isEmpty
        }
    }

    private static func cause(_ owner: Member.ID, _ subject: String) -> String { "cheer \(owner) \(subject)" }

    private static func isThere(_ subject: CheerSubject, of buddy: Member.ID, in db: any SQLConnection) throws -> Bool {
        let isDone: SQL =
            switch subject {
            case .achievement(let achievement):
                """
                is_shown = 1 AND EXISTS (
                    SELECT 1 FROM achievement WHERE owner_id = \(buddy) AND name = \(achievement.name)
                        AND came_along = 0)
                """
            case .training(let day):
                """
                EXISTS (SELECT 1 FROM deed
                    WHERE owner_id = \(buddy) AND day = \(day.description) AND came_along = 0
                        AND kind IN \(list: TrainingDeed.workouts) AND \(TrainingDeed.isLongEnough))
                """
            case .line(let id, let group):
                """
                EXISTS (SELECT 1 FROM rival_line
                    WHERE id = \(id) AND owner_id = \(buddy) AND group_id = \(group.id))
                """
            }
        return try db.exists(
            "SELECT 1 FROM achievement_share WHERE owner_id = \(buddy) AND takes_cheers = 1 AND \(isDone)"
        )
    }
}

extension CheerSubject {
    /// What the notice of a cheer calls it.
    fileprivate var title: String {
        switch self {
        case .achievement(let achievement): achievement.title
        case .training: "you trained"
        case .line(_, let group): "your part in \(group.quoted)"
        }
    }

    /// The receiver's own page of it.
    fileprivate var path: String {
        switch self {
        case .achievement: AchievementLinks.achievements.path
        case .training: Places.training.path
        case .line(_, let group): RivalLinks.group(group.id)
        }
    }
}
