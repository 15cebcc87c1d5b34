import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Asks what hurts, before training or in the middle of a session, for today alone.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /training/pain` | asks the same before training; with `?workout=` it leads back there |
/// | `GET`, `POST /sessions/{id}/pain` | asks where and how much, filled with what was said; keeps it for today, and what is left is looked at again |
/// | `POST /sessions/{id}/pain/lasting` | makes that stay |
/// | `POST /training/pain/removal`, `…/restoration` | says that it is over; takes that back; with `?session=` it leads back there |
struct PainController: Controller {
    let sessions: Sessions
    let soreness: Soreness
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(PainLinks.today, use: self.askBefore)
        own.post(PainLinks.today, use: self.keepBefore)
        own.get(SessionLinks.pain, use: self.ask)
        own.post(SessionLinks.pain, use: self.keep)
        own.post(SessionLinks.lastingPain, use: self.keepForGood)
        own.post(PainLinks.over, use: self.end)
        own.post(PainLinks.again, use: self.takeBack)
    }

    func askBefore(request: Request, context: MemberContext) async throws -> Page {
        let today = context.signedIn.day(at: self.sessions.now())
        let told = try await self.sessions.facts(context.signedIn.id).sore(since: today)
        let moment = PainPage.Moment.before(Self.workout(request))
        return try self.page(PainForm(told?.injuries ?? []), told: told, FormErrors(), moment, context)
    }

    func keepBefore(request: Request, context: MemberContext) async throws -> Response {
        let workout = Self.workout(request)
        let form = try await request.form(PainForm.self)
        let again = { (errors: FormErrors) in try self.page(form, told: nil, errors, .before(workout), context) }
        return try await form.submit(again: again) { injuries in
            let sore = SoreDay(day: context.signedIn.day(at: self.sessions.now()), injuries: injuries)
            try await self.soreness.keep(context.signedIn.id, sore)
            return .onward(to: PainPage.Moment.before(workout).back, toast: Toast(sore.words(on: sore.day)))
        }
    }

    /// Returns the id of the workout before which it is said; nil for none.
    private static func workout(_ request: Request) -> String? {
        request.uri.queryParameters["workout"].flatMap { RowID.read(String($0)) }
    }

    func ask(request: Request, context: MemberContext) async throws -> Page {
        let session = try await self.sessions.find(context)
        let told = try await self.sessions.facts(context.signedIn.id).sore(since: session.day)
        return try self.page(PainForm(told?.injuries ?? []), told: told, FormErrors(), .during(session.id), context)
    }

    func keep(request: Request, context: MemberContext) async throws -> Response {
        let session = try await self.sessions.find(context)
        let form = try await request.form(PainForm.self)
        let again = { (errors: FormErrors) in try self.page(form, told: nil, errors, .during(session.id), context) }
        return try await form.submit(again: again) { injuries in
            let day = context.signedIn.day(at: self.sessions.now())
            try await self.soreness.keep(context.signedIn.id, SoreDay(day: day, injuries: injuries))
            return .onward(to: SessionLinks.lookedAgain(session.id))
        }
    }

    func keepForGood(request: Request, context: MemberContext) async throws -> Response {
        let session = try await self.sessions.find(context)
        let told = try await self.sessions.facts(context.signedIn.id).sore(since: session.day)
        let stays = try await self.soreness.keepForGood(context.signedIn.id, session.day)
        return .onward(
            to: SessionLinks.lookedAgain(session.id),
            toast: Toast(
                stays
                    ? "Stays until you change it under Me, Health: \(told.map { $0.places(on: $0.day) } ?? "")"
                    : "There was nothing to keep: say what hurts first"
            )
        )
    }

    /// Says that what hurts is over, whatever was said of it.
    func end(request: Request, context: MemberContext) async throws -> Response {
        let (session, since) = try await self.place(request, context)
        let facts = try await self.sessions.facts(context.signedIn.id)
        let isOver = try await self.soreness.end(context.signedIn.id, true, since)
        let undo = isOver ? PainLinks.again(during: session) : ""
        return .onward(
            to: Self.after(session),
            toast: isOver
                ? Toast(facts.injuries.wordsOfTheRest(after: facts.sore), undo: undo) : Toast("Nothing is minded today")
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
        _ moment: PainPage.Moment,
        _ context: MemberContext
    ) throws -> Page {
        let frame = self.views.frame(
            "What hurts?",
            back: moment.back,
            tab: .training,
            help: TrainingHelp.training.path,
            in: context
        )
        return try self.views.render(PainPage(form, told: told, errors, moment, frame: frame))
    }
}
