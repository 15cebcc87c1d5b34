import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves what members trained, one by one: looked at, edited and removed.
///
/// | route | does |
/// |---|---|
/// | `GET /activities/{id}` | what it was, to be edited |
/// | `GET /activities/{id}/summary` | leads to the summary of the session that it was, or to itself |
/// | `POST /activities/{id}` | saves the edit |
/// | `POST /activities/{id}/removal` | removes it, with Undo |
/// | `POST /activities/{id}/restoration` | puts it back |
/// | `GET /api/v1/activities` | those of some days |
/// | `GET /api/v1/activities/{id}` | one |
/// | `PATCH /api/v1/activities/{id}` | changes what is sent |
/// | `DELETE /api/v1/activities/{id}` | removes it |
struct ActivityController: Controller {
    let log: ActivityLog
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.activity, use: self.page)
        own.get(Places.activitySummary, use: self.summary)
        own.post(Places.activity, use: self.save)
        own.post(ActivityLinks.removal, use: self.remove)
        own.post(ActivityLinks.restoration, use: self.restore)
        let api = routes.api(.training)
        api.get(ActivityLinks.all, use: self.answerList)
        api.get(Places.activity, use: self.answer)
        api.patch(Places.activity, use: self.answerChange)
        api.delete(Places.activity, use: self.answerRemove)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let activity = try await self.log.find(context)
        let (units, zone) = (context.signedIn.units, context.signedIn.timeZone)
        return try await self.page(activity, ActivityChangeForm(activity, in: units, zone), FormErrors(), context)
    }

    func summary(request: Request, context: MemberContext) async throws -> Response {
        let activity = try await self.log.find(context)
        let hasSummary = try await self.log.store(of: context.signedIn).hasSummary(activity.id)
        return .onward(to: hasSummary ? SessionLinks.session(activity.id) : ActivityLinks.activity(activity.id))
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let activity = try await self.log.find(context)
        let form = try await request.form(ActivityChangeForm.self)
        return try await form.submit(again: { try await self.page(activity, form, $0, context) }) { values in
            let saved = try await self.log.change(activity, to: values, of: context.signedIn)
            guard let saved else { throw Self.stale }
            return .onward(to: ActivityLinks.activity(saved.id), toast: Toast("\(saved.title) changed"))
        }
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let store = self.log.store(of: context.signedIn)
        guard let removed = try await store.remove(try context.id(orElse: ActivityLog.missing), at: self.log.now())
        else {
            throw ActivityLog.missing
        }
        let toast = Toast("\(removed.title) removed", undo: ActivityLinks.restoration(removed.id))
        return .onward(to: TrainingLinks.home(removed.day), toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let store = self.log.store(of: context.signedIn)
        let id = try context.id(orElse: ActivityLog.missing)
        guard let back = try await store.restore(id, at: self.log.now()) else {
            throw NotFound.removedTooLongAgo("Log it again.")
        }
        return .onward(to: ActivityLinks.activity(back.id), toast: Toast("\(back.title) is back"))
    }

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        let today = context.signedIn.day(at: self.log.now())
        let days = try ActivitySpanForm(try request.query(ActivitySpanForm.self).input, today: today).values()
        let activities = try await self.log.store(of: context.signedIn).activities(in: days)
        return JSONResponse(ActivitiesResponse(activities, in: days))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(ActivityResponse(try await self.log.find(context)))
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        let activity = try await self.log.find(context)
        let values = try await request.form(ActivityChangeForm.self).values()
        guard values.version != nil else { throw FormErrors("version", "Send the version you read.") }
        guard let changed = try await self.log.change(activity, to: values, of: context.signedIn) else {
            throw Self.stale
        }
        return JSONResponse(ActivityResponse(changed))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let activity = try await self.log.find(context)
        let version = try request.query(VersionForm.self).values().version
        let removed = try await self.log.store(of: context.signedIn)
            .remove(activity.id, version: version, at: self.log.now())
        guard removed != nil else { throw Self.stale }
        return Response(status: .noContent)
    }

    private func page(
        _ activity: Activity,
        _ form: ActivityChangeForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page {
        let back = TrainingLinks.home(activity.day)
        let frame = self.views.frame(
            activity.title,
            back: back,
            tab: .training,
            help: TrainingHelp.trained.path,
            in: context
        )
        let today = context.signedIn.day(at: self.log.now())
        return try self.views.render(
            ActivityPage(
                activity,
                form,
                errors,
                today: today,
                units: context.signedIn.units,
                hasSummary: try await self.log.store(of: context.signedIn).hasSummary(activity.id),
                frame: frame
            )
        )
    }

    private static let stale = Conflict("This changed meanwhile. Open it again and repeat your change.")
}
