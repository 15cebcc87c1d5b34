import Storage

/// Deletes waiting jobs of kinds that no longer have a handler.
enum RetiredJobs {
    static let migrations = [
        // A daily task of the nutrition and training wings replaces it.
        Migration("app-0002-tidying-is-daily-work") { _ in ["DELETE FROM job WHERE kind = 'tidy-online-foods'"] },
        // Each daily task has a job of its own.
        Migration("app-0003-a-job-for-each-daily-task") { _ in
            ["DELETE FROM job WHERE kind IN ('forget-notices', 'diary-purge')"]
        },
    ]
}
