import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Workouts being done, and what they came to.
///
/// | route | does |
/// |---|---|
/// | `POST /workouts/{id}/sessions` | begins one, or goes on with it |
/// | `GET /sessions/{id}` | the exercise that is on; the summary once it is over; its state as JSON for the page's script |
/// | `POST /sessions/{id}/events` | tells what happened, from a form or, several at once, from the script |
/// | `POST /sessions/{id}/bell` | has the end of the rest that is on pushed to devices, for a page that falls asleep |
/// | `POST /api/v1/workouts/{id}/sessions` | begins one, once for each `requestId`; goes on with one that isn't over |
/// | `GET /api/v1/sessions?open` | those that aren't over |
/// | `GET /api/v1/sessions/{id}` | how far one is |
/// | `POST /api/v1/sessions/{id}/events` | tells what happened: one event or a list, each counts once; another under a known id: 422 |
struct WorkoutSessionController: Controller {
    let sessions: Sessions
    let bell: RestBell
    let views: Views
    /// The member as they are today, with what hurt since a day.
    let trainee: @Sendable (Member, CalendarDay?) async throws -> Trainee
    let songs: @Sendable (Member.ID, _ workout: String) async throws -> [WorkoutSongs]
    let switches: HouseSwitches
    /// Whether pages offer a simulated heart rate strap, for development.
    let simulates: Bool

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.post(Places.workoutSessions, use: self.start)
        own.get(Places.session, use: self.page)
        own.post(SessionLinks.events, .key(in: .address), use: self.take)
        own.post(SessionLinks.bell, use: self.ring)
        let api = routes.api(.training)
        api.post(Places.workoutSessions, use: self.answerStart)
        api.get(SessionAPI.all, use: self.answerOpen)
        api.get(Places.session, use: self.answer)
        api.post(SessionLinks.events, .key(in: .address), use: self.answerTake)
    }

    func start(request: Request, context: MemberContext) async throws -> Response {
        let workout = try context.id(orElse: Sessions.noWorkout)
        // A form without an id is a tap; it counts once, because an unfinished session of the workout is resumed.
        let sent = try await request.form(StartForm.self).input["requestId"]
        do {
            let request = RowID.read(sent) ?? RowID.new()
            let started = try await self.sessions.start(workout, request, for: context.signedIn)
            return .onward(to: SessionLinks.session(started.session.id))
        } catch let another as WorkoutSessionStore.AnotherUnderway {
            return .onward(to: SessionLinks.session(another.session.id), toast: Toast(another.words))
        }
    }

    func page(request: Request, context: MemberContext) async throws -> Response {
        let session = try await self.sessions.find(context)
        if ResponseFormat(request, in: context) == .json {
            let taken = WorkoutSessionStore.Taken(session: session, outcomes: [])
            let trainee = try await self.trainee(in: session, context)
            let places = session.objections(for: trainee).keys.sorted()
            return try JSONResponse(EventsResponse(taken, [], unsafePlaces: places, now: self.sessions.now()))
                .response()
        }
        return try await self.page(of: session, FormErrors(), request, context).response()
    }

    func take(request: Request, context: MemberContext) async throws -> Response {
        if ResponseFormat(request, in: context) == .json {
            return try await self.answerTake(request: request, context: context).response()
        }
        let id = try context.id(orElse: Sessions.noSession)
        let form = try await request.form(SessionEventsForm.self)
        return try await form.submit(
            again: { try await self.page(of: try await self.sessions.find(context), $0, request, context) }
        ) { values in
            let taken = try await self.take(values, into: id, context).taken
            return .onward(to: SessionLinks.session(id), toast: Self.toast(taken.outcomes))
        }
    }

    func ring(request: Request, context: MemberContext) async throws -> Response {
        try await self.bell.ask(for: try await self.sessions.find(context), of: context.signedIn.id)
        return Response(status: .noContent)
    }

    func answerStart(request: Request, context: MemberContext) async throws -> JSONResponse {
        let workout = try context.id(orElse: Sessions.noWorkout)
        let values = try await request.form(StartForm.self).values()
        do {
            let started = try await self.sessions.start(workout, values, for: context.signedIn)
            return JSONResponse(
                try await self.response(started.session, context),
                status: started.isNew ? .created : .ok
            )
        } catch let another as WorkoutSessionStore.AnotherUnderway {
            throw Conflict(another.words)
        }
    }

    func answerOpen(request: Request, context: MemberContext) async throws -> JSONResponse {
        let open = try await self.sessions.store(of: context.signedIn.id).open()
        var sessions: [SessionResponse] = []
        for session in open { sessions.append(try await self.response(session, context)) }
        return JSONResponse(OpenSessionsResponse(sessions: sessions))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(try await self.response(try await self.sessions.find(context), context))
    }

    private func response(_ session: TrainingSession, _ context: MemberContext) async throws -> SessionResponse {
        let objections = session.objections(for: try await self.trainee(in: session, context))
        return SessionResponse(session, objections: objections, at: self.sessions.now())
    }

    /// Returns the member in a session: what hurt before midnight hurts until it is over.
    private func trainee(in session: TrainingSession, _ context: MemberContext) async throws -> Trainee {
        var trainee = try await self.trainee(context.signedIn, session.day)
        trainee.tellsHealth = context.mayTellHealth
        return trainee
    }

    func answerTake(request: Request, context: MemberContext) async throws -> JSONResponse {
        let id = try context.id(orElse: Sessions.noSession)
        let values = try await request.form(SessionEventsForm.self).values()
        let (events, taken) = try await self.take(values, into: id, context)
        return JSONResponse(EventsResponse(taken, events, now: self.sessions.now()))
    }

    /// Throws `FormErrors` for an event whose id was sent before, with something else.
    private func take(
        _ values: SessionEventsForm.Values,
        into id: String,
        _ context: MemberContext
    ) async throws -> (events: [SessionEvent], taken: WorkoutSessionStore.Taken) {
        let events = values.events(at: self.sessions.now())
        do {
            return (events, try await self.sessions.take(events, into: id, of: context.signedIn.id))
        } catch let another as WorkoutSessionStore.AnotherEvent {
            throw values.complaint(another)
        }
    }

    private static func toast(_ outcomes: [SessionState.Outcome]) -> Toast? {
        guard case .refused(let refusal)? = outcomes.first else { return nil }
        return Toast(refusal.words)
    }

    private func page(
        of session: TrainingSession,
        _ errors: FormErrors,
        _ request: Request,
        _ context: MemberContext
    ) async throws -> Page {
        let member = context.signedIn
        let frame = self.views.frame(
            session.script.title,
            back: Places.workouts.path,
            tab: .training,
            help: TrainingHelp.training.path,
            in: context
        )
        guard session.state.end == nil else { return try await self.summary(of: session, frame, context) }
        let trainee = try await self.trainee(in: session, context)
        let page = try SessionPage(
            session,
            for: trainee,
            unsafePlaces: Set(session.objections(for: trainee).keys),
            workout: try await self.sessions.workout(of: session, member.id)?.plan,
            at: self.sessions.now(),
            units: member.units,
            complaints: errors,
            songs: try await self.songs(member.id, session.workout),
            isLookedAgain: request.uri.queryParameters["hurts"] != nil,
            hasVideos: self.switches.isOn(.videos),
            simulated: self.simulates && request.uri.queryParameters["strap"] == "simulated",
            frame: frame
        )
        return try self.views.render(page)
    }
}

extension WorkoutSessionStore.AnotherUnderway {
    var words: String {
        "“\(self.session.script.title)” is still under way. Finish or stop it, then begin the other one."
    }
}
