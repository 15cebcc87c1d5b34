import HealthMath
import Storage
import Support
import Testing

@testable import Community

struct SuggestionPlanTests {
    @Test("finds candidates by index alone, around, anywhere and those who said yes", arguments: Backend.available)
    func plans(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.place = CoarsePlace(near: 55.676, 12.568) }
        try await village.database.write { db in
            try db.execute(
                """
                INSERT INTO member (name)
                WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 4000)
                SELECT 'Somebody' FROM number
                """
            )
        }
        try await SuggestionBenchmark.fill(village.database, at: village.now)
        let pool = SuggestionPool(
            owner: ana,
            gender: .female,
            isAdult: true,
            wished: .any,
            place: CoarsePlace(near: 55.676, 12.568)
        )
        let region = try #require(pool.place?.region)
        for (statement, index) in [
            (pool.statement(.active, [.female], regions: [region], most: 20), "buddy_profile_around"),
            (pool.statement(.new, [.female], regions: [region], most: 20), "buddy_profile_new_around"),
            (pool.statement(.active, [.other], regions: [nil], most: 20), "buddy_profile_active"),
            (pool.statement(.new, [.other], regions: [nil], most: 20), "buddy_profile_new"),
            (pool.saidYes(), "buddy_answer_to"),
        ] {
            let plan = try await village.database.read { db in
                db.dialect == .postgres
                    ? try db.rows("EXPLAIN \(statement)") { try $0.text(0) }
                    : try db.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
            }
            #expect(plan.contains { $0.contains(index) }, "\(plan)")
            // Those who are about to leave are few, and read whole.
            let scans = plan.filter { $0.contains("SCAN") && $0 != "SCAN absence" }
            #expect(scans.isEmpty, "\(plan)")
            #expect(!plan.contains { $0.contains("Seq Scan on buddy_profile") }, "\(plan)")
            // Those who said yes are few, and sorted.
            guard index != "buddy_answer_to" else { continue }
            #expect(!plan.contains { $0.contains("Sort") || $0.contains("TEMP B-TREE") }, "\(plan)")
        }
    }
}
