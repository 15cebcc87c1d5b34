import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves what people like a member train, and the consent to be counted in cohorts.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /me/people-like-you` | the exercises, and the consent explained; switches it |
/// | `GET`, `PUT /api/v1/advice/sharing` | the switch for a device |
struct SharingController: Controller {
    let database: any Database
    let finder: CohortFinder
    let eater: @Sendable (Member.ID) async throws -> Eater
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.peopleLikeYou, use: self.page)
        own.post(Places.peopleLikeYou, .changesMember, use: self.save)
        let api = routes.api()
        api.get(AdviceAPI.sharing, use: self.answer)
        api.put(AdviceAPI.sharing, .changesMember, use: self.answerChange)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let frame = self.views.frame(
            "People like you",
            back: AdviceLinks.today.path,
            tab: .me,
            help: Places.help("advice"),
            in: context
        )
        return try self.views.render(
            SharingPage(
                try await self.store(context).consent(),
                exercises: try await self.exercises(for: context.signedIn),
                frame: frame
            )
        )
    }

    /// Returns the same as on the page of what fits, which has the foods too.
    private func exercises(for member: Member) async throws -> [ExerciseLine] {
        let goal = try await GoalStore(database: self.database, owner: member.id).current()
        return try await self.finder.exercises(
            for: member.id,
            try await self.eater(member.id),
            Direction(goal),
            on: member.day(at: self.now())
        )
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let isSharing = try await self.change(request, context)
        let words =
            isSharing ? "Thank you. You count from the next round." : "You are out. Nothing of yours counts any more."
        return .onward(to: AdviceLinks.today.path, toast: Toast(words))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(CohortSharingResponse(try await self.store(context).consent()))
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(CohortSharingResponse(try await self.change(request, context) ? .all : .none))
    }

    private func change(_ request: Request, _ context: MemberContext) async throws -> Bool {
        let isSharing = try await request.form(SharingForm.self).values()
        let store = self.store(context)
        if isSharing { try await store.agree(now: self.now()) } else { try await store.withdraw() }
        return isSharing
    }

    private func store(_ context: MemberContext) -> CohortStore {
        CohortStore(database: self.database, owner: context.signedIn.id)
    }
}
