import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Portability
import Storage
import Web

/// Makes a walk, a run or a ride by itself.
///
/// | route | does |
/// |---|---|
/// | `POST /workouts/just` | makes it and begins it; leads to what is under way where something is |
/// | `POST /api/v1/workouts/just` | makes it; `POST …/sessions` begins it |
struct JustOneController: Controller {
    let maker: WorkoutMaker
    let sessions: Sessions

    func addRoutes(to routes: Routes) {
        routes.own.post(WorkoutLinks.just, use: self.begin)
        routes.api(.training).post(WorkoutLinks.just, use: self.answer)
    }

    func begin(request: Request, context: MemberContext) async throws -> Response {
        let asked = try await request.form(JustOneForm.self).values()
        let member = context.signedIn
        let made = try await self.maker.make(asked, for: member)
        do {
            let started = try await self.sessions.start(
                made.workout.id,
                StableID.of(["just", asked.id]),
                for: member
            )
            return .onward(to: SessionLinks.session(started.session.id))
        } catch let another as WorkoutSessionStore.AnotherUnderway {
            let workouts = WorkoutStore(database: self.maker.database, owner: member.id)
            _ = try await workouts.remove(made.workout.id, now: self.maker.now())
            return .onward(to: SessionLinks.session(another.session.id), toast: Toast(another.words))
        }
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let asked = try await request.form(JustOneForm.self).values()
        let made = try await self.maker.make(asked, for: context.signedIn)
        let response = WorkoutResponse(made.workout, tellsHealth: context.mayTellHealth)
        return JSONResponse(response, status: made.isNew ? .created : .ok)
    }
}
