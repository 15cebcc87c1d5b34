import Storage

/// Deletes waiting jobs of kinds that no longer have a handler.
enum RetiredJobs {
    static let migrations = [
        // A daily task of the nutrition and training wings replaces it.
        Migration("app-0002-tidying-is-daily-work") { _ in ["DELETE FROM job WHERE kind = 'tidy-online-foods'"] }
    ]
}
