import Accounts
import Audit
import Community
import Deeds
import Jobs
import Notices
import Nutrition
import Planning
import Portability
package import Storage
import Training

/// Every room's migrations in the order in which they may refer to each other.
package enum Schema {
    package static let migrations: [Migration] =
        AccountMigrations.all + JobMigrations.all + DeedMigrations.all + NoticeMigrations.all
        + AuditMigrations.all + NutritionMigrations.all + TrainingMigrations.all + PlanningMigrations.all
        + CommunityWing.migrations + PortabilityMigrations.all + SealProof.migrations
        + Departure.migrations
}
