import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves a member's own page.
///
/// | route | does |
/// |---|---|
/// | `GET /me` | body numbers explained, today's weight, ways to everything else |
/// | `POST /me/weight` | says a weight for a day |
struct ProfileController: Controller {
    let database: any Database
    let views: Views
    /// Whether addresses are confirmed by a mailed link.
    var sendsMail = true
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.me, use: self.show)
        own.post(ProfileLinks.weight, .changesMember, use: self.weigh)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let today = context.signedIn.day(at: self.now())
        return try await self.page(WeighingForm(day: today, in: context.signedIn.units), FormErrors(), context)
    }

    func weigh(request: Request, context: MemberContext) async throws -> Response {
        var form = try await request.form(WeighingForm.self)
        form.days = context.signedIn.lifeDays(at: self.now())
        return try await form.submit(again: { [form] in try await self.page(form, $0, context) }) { weighing in
            try await self.bodies(of: context).weigh(weighing, at: self.now())
            let weight = context.signedIn.units.text(kilograms: weighing.kilograms)
            let words = context.signedIn.noPressure ? "Saved" : "\(weight) saved"
            return .onward(to: Places.me.path, toast: Toast(words))
        }
    }

    private func page(_ form: WeighingForm, _ errors: FormErrors, _ context: MemberContext) async throws -> Page {
        guard let body = try await self.bodies(of: context).body() else { throw SignInRequired() }
        let page = ProfilePage(
            context.signedIn,
            body,
            today: context.signedIn.day(at: self.now()),
            form: form,
            errors,
            sendsMail: self.sendsMail,
            frame: self.views.frame("Me", tab: .me, help: Places.help("numbers"), in: context)
        )
        return try self.views.render(page)
    }

    private func bodies(of context: MemberContext) -> BodyStore {
        BodyStore(database: self.database, owner: context.signedIn.id)
    }
}
