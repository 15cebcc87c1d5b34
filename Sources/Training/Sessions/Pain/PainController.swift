import Foundation
import HealthMath
import Hummingbird
import Members
import Web

/// Asks what hurts in the middle of a session, for today alone.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /sessions/{id}/pain` | asks where and how much, filled with what was said; keeps it for today, and what is left is looked at again |
/// | `POST /sessions/{id}/pain/lasting` | makes that stay |
struct PainController: Controller {
    let sessions: Sessions
    let soreness: Soreness
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(SessionLinks.pain, use: self.ask)
        own.post(SessionLinks.pain, use: self.keep)
        own.post(SessionLinks.lastingPain, use: self.keepForGood)
    }

    func ask(request: Request, context: MemberContext) async throws -> Page {
        let session = try await self.sessions.find(context)
        let told = try await self.sessions.facts(context.signedIn.id).sore(since: session.day)
        return try self.page(PainForm(told?.injuries ?? []), FormErrors(), session, context)
    }

    func keep(request: Request, context: MemberContext) async throws -> Response {
        let session = try await self.sessions.find(context)
        let form = try await request.form(PainForm.self)
        return try await form.submit(again: { try self.page(form, $0, session, context) }) { injuries in
            let day = context.signedIn.day(at: self.sessions.now())
            try await self.soreness.keep(context.signedIn.id, SoreDay(day: day, injuries: injuries))
            return .onward(to: SessionLinks.lookedAgain(session.id))
        }
    }

    func keepForGood(request: Request, context: MemberContext) async throws -> Response {
        let session = try await self.sessions.find(context)
        let stays = try await self.soreness.keepForGood(context.signedIn.id, session.day)
        return .onward(
            to: SessionLinks.lookedAgain(session.id),
            toast: Toast(
                stays
                    ? "It stays until you change it under Me, Health"
                    : "There was nothing to keep: say what hurts first"
            )
        )
    }

    private func page(
        _ form: PainForm,
        _ errors: FormErrors,
        _ session: TrainingSession,
        _ context: MemberContext
    ) throws -> Page {
        let frame = self.views.frame(
            "What hurts?",
            back: SessionLinks.session(session.id),
            tab: .training,
            help: TrainingHelp.training.path,
            in: context
        )
        return try self.views.render(PainPage(form, errors, session: session.id, frame: frame))
    }
}
