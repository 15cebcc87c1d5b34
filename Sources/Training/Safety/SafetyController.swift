package import Foundation
import HTTPTypes
package import Hummingbird
package import Web

/// What training minds of a member's health.
///
/// | route | does |
/// |---|---|
/// | `GET /training/safety` | the rules that hold for them, with sources, and what everybody should know |
package struct SafetyController: Sendable {
    private let safety: SafetyRules
    private let views: Views
    private let facts: @Sendable (Member.ID) async throws -> TrainingFacts
    private let now: @Sendable () -> Date

    package init(
        safety: SafetyRules,
        views: Views,
        facts: @Sendable @escaping (Member.ID) async throws -> TrainingFacts,
        now: @Sendable @escaping () -> Date
    ) {
        self.safety = safety
        self.views = views
        self.facts = facts
        self.now = now
    }

    package func addRoutes(to pages: RouterGroup<MemberContext>) {
        pages.get("training/safety", use: self.show)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let rules = self.safety.rules(for: try await self.facts(member.id), on: member.day(at: self.now()))
        let frame = self.views.frame(
            "Train safely",
            back: "/training",
            tab: .training,
            help: "/help#health",
            in: context
        )
        return try self.views.render(SafetyPage(rules, frame: frame))
    }
}
