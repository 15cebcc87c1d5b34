import Accounts
import Nutrition

/// The nightly count of what people alike eat, and what it must know of bodies that only Accounts can tell.
extension AppEnvironment {
    var cohortJob: CohortJob {
        CohortJob(
            database: self.database,
            catalogue: self.catalogue,
            courses: BodyCourses.statement,
            now: self.now
        )
    }
}
