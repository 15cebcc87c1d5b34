import Foundation
import HTTPTypes
import Hummingbird
import Members
import Portability
import Storage
import Web

/// Looks after the vouchers that members get for reaching their goal of the month; no code that was loaded is shown.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/vouchers` | counts by load, and the form for more |
/// | `POST /admin/vouchers` | loads what was pasted |
/// | `GET`, `POST /admin/vouchers/file` | asks for a file, loads it |
/// | `POST /admin/vouchers/withdrawal` | withdraws one by its code, if nobody has it |
/// | `GET`, `POST /admin/vouchers/{id}/withdrawal` | asks why, withdraws what is left of a load |
/// | `POST /admin/vouchers/withdrawals/{id}/undoing` | takes a withdrawal back |
struct VoucherController: Controller {
    let ports: VoucherPorts
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let administration = routes.administration
        administration.get(AdministrationLinks.vouchers, use: self.show)
        administration.post(AdministrationLinks.vouchers, .changesMembers, use: self.load)
        administration.get(AdministrationLinks.voucherFile, use: self.askForFile)
        administration.post(AdministrationLinks.voucherFile, .limited(.imports), .changesMembers, use: self.loadFile)
        administration.post(AdministrationLinks.voucherWithdrawal, .changesMembers, use: self.withdrawOne)
        administration.get(AdministrationLinks.voucherLoadWithdrawal, use: self.askWhy)
        administration.post(AdministrationLinks.voucherLoadWithdrawal, .changesMembers, use: self.withdrawLoad)
        administration.post(AdministrationLinks.voucherUndoing, .changesMembers, use: self.restore)
    }

    func show(request: Request, context: AdminContext) async throws -> Page {
        try await self.page(FormInput(), FormErrors(), context)
    }

    func load(request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.form(VoucherForm.self)
        return try await form.submit(again: { try await self.page(form.input, $0, context) }) { values in
            try await self.load(values, complainingBeside: "codes", context)
        }
    }

    /// Asks for the file; the address keeps what the codes are for and why they are loaded, because a form with a file
    /// has no other fields.
    func askForFile(request: Request, context: AdminContext) async throws -> Page {
        let form = try request.query(VoucherFileForm.self)
        return try await form.look(again: { try await self.page(form.input, $0, context) }) { values in
            try self.filePage(values, FormErrors(), context)
        }
    }

    func loadFile(request: Request, context: AdminContext) async throws -> Response {
        let form = try request.query(VoucherFileForm.self)
        let values = try form.values()
        // Else the text of any other form would be loaded as codes.
        let type = request.headers[.contentType].flatMap(MediaType.init(from:))
        guard type?.isType(.multipartForm) == true || type?.isType(.textPlain) == true else {
            throw HTTPError(.unsupportedMediaType, message: "Send a text file with one code in each line.")
        }
        return try await form.submit(again: { try self.filePage(values, $0, context) }) { values in
            let list = try await self.list(in: request)
            let load = VoucherPorts.NewLoad(list: list, note: values.note, reason: values.reason)
            return try await self.load(load, complainingBeside: "file", context)
        }
    }

    /// Reads the file that was sent; throws `FormErrors`.
    private func list(in request: Request) async throws -> [UInt8] {
        do {
            let upload = try await Upload(request, limit: self.ports.largest)
            return try upload.bytes()
        } catch UploadProblem.empty {
            throw FormErrors("file", "Choose a file first. If you did, it was empty.")
        } catch UploadProblem.tooLarge {
            throw FormErrors("file", "That is more than a megabyte. Load it in several files.")
        }
    }

    func withdrawOne(request: Request, context: AdminContext) async throws -> Response {
        var form = try await request.form(VoucherWithdrawalForm.self)
        form.asksForCode = true
        return try await form.submit(again: { [form] in
            try await self.page(form.input, $0, isWithdrawing: true, context)
        }) {
            values in
            guard let onward = try await self.withdraw(.code(values.code), values.reason, context) else {
                throw FormErrors("code", "Nobody loaded this code, or a member has it already.")
            }
            return onward
        }
    }

    func askWhy(request: Request, context: AdminContext) async throws -> Page {
        try await self.withdrawalPage(VoucherWithdrawalForm(), FormErrors(), context)
    }

    func withdrawLoad(request: Request, context: AdminContext) async throws -> Response {
        let id = try context.id()
        let form = try await request.form(VoucherWithdrawalForm.self)
        return try await form.submit(again: { try await self.withdrawalPage(form, $0, context) }) { values in
            guard let onward = try await self.withdraw(.load(id), values.reason, context) else { throw Self.none }
            return onward
        }
    }

    func restore(request: Request, context: AdminContext) async throws -> Response {
        let count = try await self.ports.restore(context.id(), context.administrator, self.now())
        guard count > 0 else {
            throw NotFound("These vouchers are free already, or were withdrawn too long ago.")
        }
        return .onward(to: AdministrationLinks.vouchers.path, toast: Toast("\(VoucherWords.count(count)) back"))
    }

    private func load(
        _ load: VoucherPorts.NewLoad,
        complainingBeside field: String,
        _ context: AdminContext
    ) async throws -> Response {
        let done: (loaded: Int, known: Int, twice: Int)
        do {
            done = try await self.ports.load(load, context.administrator, self.now())
        } catch let unfit as VoucherPorts.UnfitList {
            throw FormErrors(field, unfit.words)
        }
        guard done.loaded > 0 else {
            throw FormErrors(field, "All of these were loaded before. Nothing changed.")
        }
        return .onward(
            to: AdministrationLinks.vouchers.path,
            toast: Toast(VoucherWords.loaded(done.loaded, known: done.known, twice: done.twice))
        )
    }

    /// Returns nil when nothing was there to withdraw.
    private func withdraw(
        _ selection: VoucherPorts.Selection,
        _ reason: String,
        _ context: AdminContext
    ) async throws -> Response? {
        let done = try await self.ports
            .withdraw(selection, reason, AdministrationLinks.voucherUndoing, context.administrator, self.now())
        guard done.count > 0 else { return nil }
        return .onward(
            to: AdministrationLinks.vouchers.path,
            toast: Toast(
                "\(VoucherWords.count(done.count)) withdrawn",
                undo: AdministrationLinks.voucherUndoing(done.id)
            )
        )
    }

    private func page(
        _ input: FormInput,
        _ errors: FormErrors,
        isWithdrawing: Bool = false,
        _ context: AdminContext
    ) async throws -> Page {
        let frame = self.views.frame("Vouchers", back: Places.administration.path, in: context)
        return try self.views.render(
            VouchersPage(
                try await self.ports.loads(),
                waiting: try await self.ports.waiting(),
                input,
                errors,
                isWithdrawing: isWithdrawing,
                in: context.administrator.timeZone,
                at: self.now(),
                frame: frame
            )
        )
    }

    private func filePage(
        _ values: VoucherFileForm.Values,
        _ errors: FormErrors,
        _ context: AdminContext
    ) throws -> Page {
        let frame = self.views.frame("Vouchers from a file", back: AdministrationLinks.vouchers.path, in: context)
        return try self.views.render(VoucherFilePage(values, errors, frame: frame))
    }

    private func withdrawalPage(
        _ form: VoucherWithdrawalForm,
        _ errors: FormErrors,
        _ context: AdminContext
    ) async throws -> Page {
        let id = try context.id()
        guard let load = try await self.ports.loads().first(where: { $0.id == id }), load.free > 0 else {
            throw Self.none
        }
        let frame = self.views.frame("Withdraw vouchers", back: AdministrationLinks.vouchers.path, in: context)
        return try self.views.render(VoucherWithdrawalPage(load, form, errors, frame: frame))
    }

    private static var none: NotFound {
        NotFound("Nothing of this load is left to withdraw.")
    }
}
