package import Storage

/// The schema of this wing.
package enum AccountMigrations {
    package static let all =
        MemberMigrations.all + BodyMigrations.all + WeightMigrations.all + TokenMigrations.all + DeletionMigrations.all
        + AdministratorLinkMigrations.all
}
