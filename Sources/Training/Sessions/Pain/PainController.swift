import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Asks what hurts in the middle of a session, for today alone.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /sessions/{id}/pain` | asks where and how much, filled with what was said; keeps it for today, and what is left is looked at again |
/// | `POST /sessions/{id}/pain/lasting` | makes that stay |
/// | `POST /training/pain/removal`, `…/restoration` | says that it is over; takes that back; with `?session=` it leads back there |
struct PainController: Controller {
    let sessions: Sessions
    let soreness: Soreness
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(SessionLinks.pain, use: self.ask)
        own.post(SessionLinks.pain, use: self.keep)
        own.post(SessionLinks.lastingPain, use: self.keepForGood)
        own.post(PainLinks.over, use: self.end)
        own.post(PainLinks.again, use: self.takeBack)
    }

    func ask(request: Request, context: MemberContext) async throws -> Page {
        let session = try await self.sessions.find(context)
        let told = try await self.sessions.facts(context.signedIn.id).sore(since: session.day)
        return try self.page(PainForm(told?.injuries ?? []), told: told, FormErrors(), session, context)
    }

    func keep(request: Request, context: MemberContext) async throws -> Response {
        let session = try await self.sessions.find(context)
        let form = try await request.form(PainForm.self)
        let again = { (errors: FormErrors) in try self.page(form, told: nil, errors, session, context) }
        return try await form.submit(again: again) { injuries in
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

    /// Says that what hurts is over, whatever was said of it.
    func end(request: Request, context: MemberContext) async throws -> Response {
        let (session, since) = try await self.place(request, context)
        let isOver = try await self.soreness.end(context.signedIn.id, true, since)
        let undo = isOver ? PainLinks.again(during: session) : ""
        return .onward(
            to: Self.after(session),
            toast: isOver
                ? Toast("Good. Nothing is spared for it any more", undo: undo) : Toast("Nothing is minded today")
        )
    }

    func takeBack(request: Request, context: MemberContext) async throws -> Response {
        let (session, since) = try await self.place(request, context)
        let isMinded = try await self.soreness.end(context.signedIn.id, false, since)
        return .onward(to: Self.after(session), toast: isMinded ? Toast("It is minded for today again") : nil)
    }

    /// Returns the session in the middle of which it is said, nil for none, and the day since which it hurts.
    private func place(_ request: Request, _ context: MemberContext) async throws -> (String?, CalendarDay) {
        let today = context.signedIn.day(at: self.sessions.now())
        guard let id = request.uri.queryParameters["session"].flatMap({ RowID.read(String($0)) }),
            let session = try await self.sessions.store(of: context.signedIn.id).find(id)
        else { return (nil, today) }
        return (id, session.state.end == nil ? session.day : today)
    }

    private static func after(_ session: String?) -> String {
        session.map(SessionLinks.lookedAgain) ?? Places.training.path
    }

    private func page(
        _ form: PainForm,
        told: SoreDay?,
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
        return try self.views.render(PainPage(form, told: told, errors, session: session.id, frame: frame))
    }
}
