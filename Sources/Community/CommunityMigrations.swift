package import Storage

/// The schema of this wing.
package enum CommunityMigrations {
    package static let all: [Migration] =
        ProfileMigrations.all + BuddyAnswerMigrations.all + ChatMigrations.all + SafetyMigrations.all
        + SharingMigrations.all + PeopleMigrations.all
}
