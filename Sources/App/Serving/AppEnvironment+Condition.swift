import FoodCatalogue
import Jobs
import Storage

/// The state of the program, for the operator's monitoring.
extension AppEnvironment {
    /// Returns whether requests can be answered now, and may be sent here: not once the program is to stop.
    @Sendable
    func isReady() async -> Bool {
        if self.stopping.hasBegun { return false }
        do {
            return try await self.database.read { try $0.exists("SELECT 1") } && self.catalogue.count > 0
        } catch {
            return false
        }
    }

    static func gauges(
        of database: any Database,
        _ catalogue: Catalogue
    ) async -> [(name: String, help: String, value: Double)] {
        // A number that can't be read now is left out of this reading.
        guard let jobs = try? await JobStore(database: database).counts() else { return [] }
        return [
            ("spotter_jobs_waiting", "Jobs not yet done.", Double(jobs.waiting)),
            ("spotter_jobs_dead", "Jobs given up.", Double(jobs.dead)),
            (
                "spotter_rows_set_aside", "Rows that could not be used, since the start: see the log.",
                Double(database.setAside.count)
            ),
            ("spotter_foods", "Foods in the catalogue.", Double(catalogue.count)),
        ]
    }
}
