import Foundation
import HTTPTypes
import Hummingbird
import Web

/// Sessions for devices.
///
/// | route | does |
/// |---|---|
/// | `POST /api/v1/workouts/{id}/sessions` | begins one, once for each `requestId`; goes on with one that isn't over |
/// | `GET /api/v1/sessions?open` | those that aren't over |
/// | `GET /api/v1/sessions/{id}` | how far one is |
/// | `POST /api/v1/sessions/{id}/events` | tells what happened: one event or a list, each counts once |
struct WorkoutSessionAPIController: Controller {
    let sessions: Sessions

    func addRoutes(to routes: Routes) {
        let api = routes.api(.training)
        api.post(Places.workoutSessions, use: self.start)
        api.get(SessionAPI.all, use: self.open)
        api.get(Places.session, use: self.show)
        api.post(SessionLinks.events, use: self.take)
    }

    func start(request: Request, context: MemberContext) async throws -> JSONResponse {
        let workout = try context.id(orElse: Sessions.noWorkout)
        let values = try await request.form(StartForm.self).values()
        let started = try await self.sessions.start(workout, values, for: context.signedIn)
        return JSONResponse(
            SessionResponse(session: started.session, now: self.sessions.now()),
            status: started.isNew ? .created : .ok
        )
    }

    func open(request: Request, context: MemberContext) async throws -> JSONResponse {
        let open = try await self.sessions.store(of: context.signedIn.id).open()
        return JSONResponse(OpenSessionsResponse(sessions: open, now: self.sessions.now()))
    }

    func show(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(SessionResponse(session: try await self.sessions.find(context), now: self.sessions.now()))
    }

    func take(request: Request, context: MemberContext) async throws -> JSONResponse {
        let id = try context.id(orElse: Sessions.noSession)
        let events = try await request.form(SessionEventsForm.self).values().events(at: self.sessions.now())
        let taken = try await self.sessions.take(events, into: id, of: context.signedIn.id)
        return JSONResponse(EventsResponse(taken, events, now: self.sessions.now()))
    }
}

/// The sessions that aren't over, the last begun first.
struct OpenSessionsResponse: JSONWritable {
    let sessions: [TrainingSession]
    let now: Date

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("sessions", each: self.sessions) { session, json in
                SessionResponse(session: session, now: self.now).write(to: &json)
            }
        }
    }
}
