import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Testing

@testable import App

extension TestApp {
    /// Rosa, who loaded codes, and Ana, who walked to her goal of March.
    func walked(_ codes: [String]) async throws -> (root: TestPerson, ana: TestPerson) {
        let (root, ana) = (try await self.person("Rosa", body: false), try await self.person())
        if !codes.isEmpty { try await root.loadVouchers(codes) }
        try await ana.setGoal()
        try await ana.walk()
        return (root, ana)
    }
}

extension TestPerson {
    /// Makes everybody's account as old as if they had joined on a day, by UTC.
    func joined(on day: String = "2026-01-10") async throws {
        let joinedAt = try Date("\(day)T08:00:00Z", strategy: .iso8601)
        try await self.app.environment.database.write { db in
            _ = try db.execute("UPDATE member SET created_at = \(joinedAt.milliseconds)")
        }
        // What is remembered of a session's member is forgotten by a change.
        let changed = try await self.api(.patch, "/me", #"{"theme": "system"}"#)
        try #require(changed.status == .ok, "\(changed.text)")
    }

    /// Sets a goal in steps for March that an adult may set in its middle, as somebody who joined long ago.
    func setGoal() async throws {
        try await self.joined()
        let goal = try await self.api(.put, "/motivation/goal", #"{"kind": "steps", "target": 108000}"#)
        try #require(goal.status == .ok, "\(goal.text)")
    }

    /// Walks so far on days up to today, from Wednesday the 11th: on four days it reaches that goal.
    func walk(_ days: Int = 4, steps: Int = 30_000) async throws {
        for day in 1...days {
            let walked = try await self.api(.put, "/steps/2026-03-\(10 + day)", #"{"steps": \#(steps)}"#)
            try #require(walked.status == .ok, "\(walked.text)")
        }
    }

    func claim(_ month: String = "2026-03") async throws -> TestResponse {
        try await self.api(.post, "/motivation/rewards", #"{"month": "\#(month)"}"#)
    }

    /// The codes that they have.
    func codes() async throws -> [String] {
        let rewards = try await self.api(.get, "/motivation/rewards").json()["rewards"] as? [[String: Any]]
        return (rewards ?? []).compactMap { $0["code"] as? String }
    }

    /// Loads codes as an administrator.
    func loadVouchers(_ codes: String...) async throws { try await self.loadVouchers(codes) }

    func loadVouchers(_ codes: [String]) async throws {
        let fields = ["codes": codes.joined(separator: "\n"), "note": "A month of membership", "reason": "For March"]
        let loaded = try await self.post("/admin/vouchers", fields)
        try #require(loaded.status == .seeOther, "\(loaded.text)")
    }
}
