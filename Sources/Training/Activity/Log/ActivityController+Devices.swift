import HTTPTypes
import HealthMath
import Hummingbird
import Web

/// The same for devices, in seconds, metres, kilograms and kcal.
extension ActivityController {
    func list(request: Request, context: MemberContext) async throws -> JSONResponse {
        let days = try ActivitySpanForm(try request.query(ActivitySpanForm.self).input, today: self.today(context))
            .values()
        let activities = try await self.log.store(of: context.signedIn).activities(in: days)
        return JSONResponse(ActivitiesResponse(activities, in: days))
    }

    /// 201 the first time, 200 with what is there when the request was seen before.
    func addFromDevice(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(ActivityForm.self).values()
        guard values.id != nil else { throw FormErrors("requestId", "Send a new UUID with everything new.") }
        let added = try await self.log.add(values, of: context.signedIn)
        return JSONResponse(ActivityResponse(added.activity), status: added.isNew ? .created : .ok)
    }

    func read(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(ActivityResponse(try await self.activity(of: context)))
    }

    func change(request: Request, context: MemberContext) async throws -> JSONResponse {
        let activity = try await self.activity(of: context)
        let values = try await request.form(ActivityChangeForm.self).values()
        guard values.version != nil else { throw FormErrors("version", "Send the version you read.") }
        guard let changed = try await self.log.change(activity, to: values, of: context.signedIn) else {
            throw Self.stale
        }
        return JSONResponse(ActivityResponse(changed))
    }

    func removeFromDevice(request: Request, context: MemberContext) async throws -> Response {
        let activity = try await self.activity(of: context)
        let version = try request.query(VersionForm.self).values().version
        let removed = try await self.log.store(of: context.signedIn)
            .remove(activity.id, version: version, at: self.log.now())
        guard removed != nil else { throw Self.stale }
        return Response(status: .noContent)
    }

    private func today(_ context: MemberContext) -> CalendarDay { context.signedIn.day(at: self.log.now()) }
}
