import Hummingbird
import Members
import Storage
import Web

/// Serves the page and the API of a member's settings for notices.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /notices/settings` | the switches, quiet hours, the daily letter, devices |
/// | `GET`, `PUT /api/v1/notices/settings` | the same for a device |
///
/// The kinds of parts that are switched off aren't asked, nor those for whom looks after something, of anybody else; they
/// stay as they were.
struct NoticeSettingsController: Controller {
    let database: any Database
    let kinds: [Notice.Kind]
    let switches: HouseSwitches
    let views: Views
    let push: PushStores

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.noticeSettings, use: self.show)
        own.post(Places.noticeSettings, .changesMember, use: self.save)
        let api = routes.api()
        api.get(Places.noticeSettings, use: self.answer)
        api.put(Places.noticeSettings, .changesMember, use: self.answerChange)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let settings = try await self.store(context).settings()
        return try await self.page(
            NoticeSettingsForm(settings, kinds: self.open(to: context.signedIn)),
            FormErrors(),
            context
        )
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let form = try await self.form(request, context)
        return try await form.submit(again: { try await self.page(form, $0, context) }) { settings in
            try await self.store(context).save(settings, of: form.kinds)
            return .onward(to: Places.noticeSettings.path, toast: Toast("Saved"))
        }
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let kinds = self.open(to: context.signedIn)
        return JSONResponse(NoticeSettingsResponse(settings: try await self.store(context).settings(), kinds: kinds))
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        let form = try await self.form(request, context)
        let settings = try form.values()
        try await self.store(context).save(settings, of: form.kinds)
        return JSONResponse(NoticeSettingsResponse(settings: settings, kinds: form.kinds))
    }

    private func form(_ request: Request, _ context: MemberContext) async throws -> NoticeSettingsForm {
        let fields = NoticeSettingsForm.fields(self.kinds)
        return NoticeSettingsForm(
            try await request.form(NoticeSettingsForm.self, fields: fields).input,
            kinds: self.open(to: context.signedIn)
        )
    }

    /// Returns the kinds of what isn't switched off in this house that a member may get.
    private func open(to member: Member) -> [Notice.Kind] {
        self.kinds.filter { kind in
            (kind.part.map(self.switches.isOn) ?? true) && (!kind.has(.forStaff) || !member.role.duties.isEmpty)
        }
    }

    private func page(
        _ form: NoticeSettingsForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page {
        let member = context.signedIn
        let devices = try await self.push.of(member.id).all().map { device in
            NoticeSettingsPage.DeviceItem(
                deviceRemoval: NoticeLinks.pushSubscriptionRemoval(device.id),
                deviceName: device.name,
                deviceSince: DayName.long(device.since, in: member.timeZone)
            )
        }
        let frame = self.views.frame(
            "How you are told",
            back: Places.settings.path,
            tab: .me,
            help: Places.help("notices"),
            in: context
        )
        return try self.views.render(
            NoticeSettingsPage(
                form,
                errors,
                canMail: member.emailConfirmed,
                pushKey: try await self.push.key.publicText(),
                devices: devices,
                frame: frame
            )
        )
    }

    private func store(_ context: MemberContext) -> NoticeSettingsStore {
        NoticeSettingsStore(database: self.database, owner: context.signedIn.id)
    }
}
