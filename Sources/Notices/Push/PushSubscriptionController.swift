import Foundation
import HTTPTypes
import Hummingbird
import Members
import Web

/// Subscribes and unsubscribes a member's devices.
///
/// | route | does |
/// |---|---|
/// | `POST /push-subscriptions` | subscribes a browser; answers JSON, because only scripts can subscribe |
/// | `POST /push-subscriptions/{id}/removal`, `…/restoration` | unsubscribes a device, with Undo |
/// | `GET`, `POST /api/v1/push-subscriptions` | the devices and the public key; subscribes a device |
/// | `DELETE /api/v1/push-subscriptions/{id}` | unsubscribes a device |
struct PushSubscriptionController: Controller {
    let push: PushStores
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.post(Places.pushSubscriptions, use: self.add)
        own.post(NoticeLinks.pushSubscriptionRemoval, .allowsSuspended, use: self.removeHere)
        own.post(NoticeLinks.pushSubscriptionRestoration, .allowsSuspended, use: self.restore)
        let api = routes.api()
        api.get(Places.pushSubscriptions, use: self.answerList)
        api.post(Places.pushSubscriptions, use: self.add)
        api.delete(NoticeAPI.pushSubscription, .allowsSuspended, use: self.answerRemove)
    }

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        let devices = try await self.store(context).all()
        return JSONResponse(DevicesResponse(key: try await self.push.key.publicText(), devices: devices))
    }

    func add(request: Request, context: MemberContext) async throws -> JSONResponse {
        var form = try await request.form(PushSubscriptionForm.self)
        form.policy = self.push.policy
        let values = try form.values()
        let id = try await self.store(context).add(
            values.subscription,
            name: values.name,
            session: context.session ?? "",
            now: self.now()
        )
        return JSONResponse(["id": id], status: .created)
    }

    func removeHere(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        let isRemoved = try await self.store(context).remove(id, at: self.now())
        let undo = isRemoved ? NoticeLinks.pushSubscriptionRestoration(id) : ""
        return .onward(to: Places.noticeSettings.path, toast: Toast("That device is told no more", undo: undo))
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        guard try await self.store(context).restore(try context.id(orElse: Self.missing), at: self.now()) else {
            throw NotFound("This device can't be brought back here. Switch it on there.")
        }
        return .onward(to: Places.noticeSettings.path, toast: Toast("That device is told again"))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        let id = try context.id(orElse: Self.missing)
        guard try await self.store(context).remove(id, at: self.now()) else { throw Self.missing }
        return .noContent
    }

    private static var missing: NotFound { NotFound("There is no such device.") }

    private func store(_ context: MemberContext) -> PushSubscriptionStore { self.push.of(context.signedIn.id) }
}
