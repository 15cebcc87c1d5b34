import HealthMath
import Storage

/// The changes of a profile beside saving it.
extension ProfileStore {
    /// Deletes the profile with its picture and the member's answers; buddies stay.
    ///
    /// False when there was none.
    @discardableResult
    func remove() async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM buddy_photo WHERE owner_id = \(owner)")
            try db.execute("DELETE FROM removed_photo WHERE owner_id = \(owner)")
            try db.execute("DELETE FROM buddy_answer WHERE owner_id = \(owner)")
            return try db.execute("DELETE FROM buddy_profile WHERE owner_id = \(owner)") > 0
        }
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
