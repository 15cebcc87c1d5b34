import Foundation
import HealthMath
import Storage

/// The changes of a profile beside saving it.
extension ProfileStore {
    /// Deletes the profile with its picture and the member's answers; buddies stay.
    ///
    /// Profile and picture can be restored for a day. False when there was none.
    @discardableResult
    func remove(at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            // What was deleted before stays restorable when it is asked twice.
            guard try db.exists("SELECT 1 FROM buddy_profile WHERE owner_id = \(owner)") else { return false }
            try db.execute("DELETE FROM removed_profile WHERE owner_id = \(owner)")
            try db.execute(
                """
                INSERT INTO removed_profile (owner_id, \(BuddyProfile.columns), steps, removed_at)
                SELECT owner_id, \(BuddyProfile.columns), steps, \(now.milliseconds)
                FROM buddy_profile WHERE owner_id = \(owner)
                """
            )
            try db.execute("DELETE FROM removed_photo WHERE owner_id = \(owner)")
            _ = try PhotoStore.remove(of: owner, at: now, in: db)
            try db.execute("DELETE FROM buddy_answer WHERE owner_id = \(owner)")
            return try db.execute("DELETE FROM buddy_profile WHERE owner_id = \(owner)") > 0
        }
    }

    /// Restores the profile that was deleted, with its picture; false when there is none, or another meanwhile.
    func restore(of person: Person, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            if try db.exists("SELECT 1 FROM buddy_profile WHERE owner_id = \(owner)") { return false }
            let removed = try db.row(
                "SELECT \(BuddyProfile.columns), steps FROM removed_profile WHERE owner_id = \(owner)"
            ) { row in
                var columns = row.reader
                return (profile: try BuddyProfile(&columns), steps: try columns.int())
            }
            guard let removed else { return false }
            _ = try Self.save(removed.profile, of: person, from: nil, steps: removed.steps, at: now, in: db)
            try db.execute("DELETE FROM removed_profile WHERE owner_id = \(owner)")
            _ = try PhotoStore.restore(of: owner, in: db)
            return true
        }
    }

    /// Deletes all members' profiles that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge("removed_profile", by: "owner_id", where: "removed_at < \(limit.milliseconds)")
    }

    /// Copies the account's facts; does nothing without a profile.
    func follow(_ person: Person) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE buddy_profile SET gender = \(person.gender.rawValue),
                    birthday = \(person.birthday.description)
                WHERE owner_id = \(owner)
                """
            )
        }
    }

    /// Shares the picture with everybody who may see the profile; does nothing without a profile.
    func showPhoto() async throws {
        let photo = BuddyProfile.Shares.photo.rawValue
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE buddy_profile SET shares = shares + \(photo), version = version + 1
                WHERE owner_id = \(owner) AND (shares & \(photo)) = 0
                """
            )
        }
    }
}
