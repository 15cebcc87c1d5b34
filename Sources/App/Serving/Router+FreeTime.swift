import Accounts
import Hummingbird
import Planning
import Web

extension AppEnvironment {
    /// When members have time, and what they plan in it.
    func addFreeTime(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let weeks = self.freeWeeks
        let time = FreeTimeController(weeks, views: views)
        time.addRoutes(to: own)
        time.addRoutes(toAPI: api)
        let plans = PlanController(PlanMaker(weeks), views: views)
        plans.addRoutes(to: own)
        plans.addRoutes(toAPI: api)
    }

    /// The last step of the welcome, until the member said when they have time.
    @Sendable
    func freeTimeStep(of member: Member.ID) async throws -> OptionalStep? {
        let known = try await FreeTimeStore(database: self.database, owner: member).settings()
        guard known == nil else { return nil }
        return OptionalStep(
            title: "When could you train?",
            words: "Tell us your hours, and we find the free half-hour in them. You can do it later under Train.",
            path: "/free-time/settings?next=/welcome/done"
        )
    }
}
