package import Foundation
import HealthMath
package import Members
package import Storage

/// Keeps the profile of one member.
package struct ProfileStore: Sendable {
    let database: any Database
    let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    /// Returns nil when the member never finished one.
    package func profile() async throws -> (profile: BuddyProfile, version: Int64)? {
        let begun = try await self.begun()
        return begun.isWhole ? (begun.profile, begun.version) : nil
    }

    /// Returns whether the member has a picture, shown or not.
    package func hasPhoto() async throws -> Bool {
        try await PhotoStore(database: self.database, owner: self.owner).version() != nil
    }

    /// Returns the stored profile, even when some steps are still to be done.
    func begun() async throws -> BegunProfile {
        let row = try await self.database.row(
            "SELECT \(BuddyProfile.columns), version, steps FROM buddy_profile WHERE owner_id = \(self.owner)"
        ) { row in
            var columns = row.reader
            return BegunProfile(
                profile: try BuddyProfile(&columns),
                version: try columns.integer(),
                steps: try columns.int()
            )
        }
        guard var row else { return BegunProfile() }
        // Hidden because it isn't finished, not because it is paused.
        if !row.isWhole { row.profile.isVisible = true }
        return row
    }

    /// Writes the profile; nil when it changed since `version` (nil for a new one).
    ///
    /// Until all `steps` are done nobody finds it, and each save replaces what is kept, whatever the version.
    package func save(
        _ profile: BuddyProfile,
        of person: Person,
        from version: Int64?,
        steps: Int = ProfilePart.allCases.count,
        at now: Date
    ) async throws -> Int64? {
        try await self.database.write { db in
            try Self.save(profile, of: person, from: version, steps: steps, at: now, in: db)
        }
    }

    /// Does the same in the caller's transaction.
    static func save(
        _ profile: BuddyProfile,
        of person: Person,
        from version: Int64?,
        steps: Int,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Int64? {
        let words = profile.lists
        let isAdult = person.age(on: person.day(at: now)) >= Person.adult
        let whole = ProfilePart.allCases.count
        let isVisible = profile.isVisible && steps >= whole
        return try db.row(
            """
            INSERT INTO buddy_profile (owner_id, gender, birthday, is_adult, intro, goals, strengths, styles, spots,
                times, years, wished_gender, wished_traits, wished_styles, limitations, latitude, longitude, region,
                shares, is_visible, steps, active_at, created_at, version)
            VALUES (\(person.id), \(person.gender.rawValue), \(person.birthday.description), \(isAdult),
                \(profile.intro), \(words.goals), \(words.strengths), \(words.styles), \(words.spots),
                \(profile.times.rawValue), \(profile.years.rawValue), \(profile.wishedGender.rawValue),
                \(words.wishedTraits), \(words.wishedStyles), \(words.limitations), \(profile.place?.latitude),
                \(profile.place?.longitude), \(profile.place?.region), \(profile.shares.rawValue),
                \(isVisible), \(steps), \(now.milliseconds), \(now.milliseconds), 1)
            ON CONFLICT (owner_id) DO UPDATE SET gender = excluded.gender, birthday = excluded.birthday,
                is_adult = excluded.is_adult,
                intro = excluded.intro, goals = excluded.goals, strengths = excluded.strengths,
                styles = excluded.styles, spots = excluded.spots, times = excluded.times, years = excluded.years,
                wished_gender = excluded.wished_gender, wished_traits = excluded.wished_traits,
                wished_styles = excluded.wished_styles, limitations = excluded.limitations,
                latitude = excluded.latitude, longitude = excluded.longitude, region = excluded.region,
                shares = excluded.shares, is_visible = excluded.is_visible, steps = excluded.steps,
                active_at = excluded.active_at, created_at = CASE WHEN buddy_profile.steps < \(whole)
                    THEN excluded.created_at ELSE buddy_profile.created_at END,
                version = buddy_profile.version + 1
                WHERE buddy_profile.version = \(version ?? 0) OR buddy_profile.steps < \(whole)
            RETURNING version
            """
        ) { try $0.integer(0) }
    }

    /// Notes that the member was active, and whether they are an adult by now.
    ///
    /// Writes at most once an hour.
    package func touch(at now: Date) async throws {
        let hour: Int64 = 3_600_000
        let due: SQL = "owner_id = \(self.owner) AND active_at < \(now.milliseconds - hour)"
        let birthday = try await self.database.row("SELECT birthday FROM buddy_profile WHERE \(due)") {
            CalendarDay(try $0.text(0))
        }
        guard let birthday, let birthday else { return }
        let isAdult = CalendarDay(now, in: .gmt).years(since: birthday) >= Person.adult
        try await self.database.write { db in
            try db.execute(
                "UPDATE buddy_profile SET active_at = \(now.milliseconds), is_adult = \(isAdult) WHERE \(due)"
            )
        }
    }
}
