package import Storage

/// The schema of this wing; the catalogue is a file of its own.
package enum NutritionMigrations {
    package static let all: [Migration] =
        DiaryMigrations.all + GoalMigrations.all + OnlineMigrations.all + EnergyMigrations.all
        + MeasurementMigrations.all
        + AdviceMigrations.all + ReminderMigrations.all
        + OwnFoodMigrations.all + ContributionMigrations.all + DishMigrations.all
}
