import Storage

/// Kinds of jobs that nothing works on any more: what waits of them is forgotten.
enum RetiredJobs {
    static let migrations = [
        // Its work is a daily task of the nutrition and the training wing.
        Migration("app-0002-tidying-is-daily-work") { _ in ["DELETE FROM job WHERE kind = 'tidy-online-foods'"] }
    ]
}
