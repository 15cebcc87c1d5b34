import Foundation
import HTTPTypes
import Hummingbird
import Members
import Portability
import Web

/// Connects a calendar: a file, an address or an account.
extension CalendarController {
    /// The two kinds of connection with a form of fields.
    enum Way {
        case address, account

        var kind: ConnectedCalendar.Kind { self == .address ? .address : .caldav }
    }

    func showFile(request: Request, context: MemberContext) async throws -> Page {
        try self.filePage(FormErrors(), context)
    }

    func takeFile(request: Request, context: MemberContext) async throws -> Response {
        let form = try request.query(UploadForm.self)
        return try await form.submit(again: { try self.filePage($0, context) }) { values in
            do {
                return self.onward(try await self.connectFile(values, request, context))
            } catch UploadProblem.tooLarge {
                let errors = FormErrors("file", Self.tooLarge)
                return try self.filePage(errors, status: .contentTooLarge, context).response()
            }
        }
    }

    func answerFile(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try request.query(UploadForm.self).values()
        do {
            return Self.answer(try await self.connectFile(values, request, context))
        } catch UploadProblem.tooLarge {
            throw TooMuch(Self.tooLarge)
        }
    }

    /// Throws `FormErrors`, or `UploadProblem.tooLarge`.
    private func connectFile(
        _ values: UploadForm.Values,
        _ request: Request,
        _ context: MemberContext
    ) async throws -> (calendar: ConnectedCalendar, isNew: Bool) {
        let bytes: [UInt8]
        do {
            let upload = try await Upload(request, limit: ICSText.largest)
            bytes = try upload.bytes()
        } catch UploadProblem.empty {
            throw FormErrors("file", "Choose a file first. If you did, it was empty.")
        }
        return try await self.connector.connect(file: bytes, values, for: context.signedIn.id)
    }

    private static let tooLarge = CalendarTrouble.tooLarge(megabytes: ICSText.largest / 1_000_000).words

    func show(_ way: Way, _ request: Request, _ context: MemberContext) async throws -> Page {
        try self.page(way, ConnectForm(), FormErrors(), context)
    }

    func connect(_ way: Way, _ request: Request, _ context: MemberContext) async throws -> Response {
        var form = try await request.form(ConnectForm.self)
        form.input.set("kind", to: way.kind.rawValue)
        return try await form.submit(again: { [form] in try self.page(way, form, $0, context) }) {
            self.onward(try await self.connector.connect($0, for: context.signedIn.id))
        }
    }

    func answerConnect(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(ConnectForm.self).values()
        return Self.answer(try await self.connector.connect(values, for: context.signedIn.id))
    }

    private static func answer(_ made: (calendar: ConnectedCalendar, isNew: Bool)) -> JSONResponse {
        JSONResponse(CalendarResponse(made.calendar), status: made.isNew ? .created : .ok)
    }

    /// Leads to the days of the week, where one sees at once what it keeps busy and what is free.
    private func onward(_ made: (calendar: ConnectedCalendar, isNew: Bool)) -> Response {
        let count = CalendarWords.busy(made.calendar.busyCount)
        return .onward(to: FreeTimeLinks.days, toast: Toast("\(made.calendar.name) is connected: \(count)"))
    }

    private func page(
        _ way: Way,
        _ form: ConnectForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) throws -> Page {
        guard way == .address || self.connector.account != nil else { throw NotFound() }
        let title = way == .address ? "Connect an address" : "Connect an account"
        let frame = self.frame(title, back: Places.calendars.path, context)
        return way == .address
            ? try self.views.render(AddressPage(form, errors, frame: frame))
            : try self.views.render(AccountPage(form, errors, frame: frame))
    }

    private func filePage(
        _ errors: FormErrors,
        status: HTTPResponse.Status? = nil,
        _ context: MemberContext
    ) throws -> Page {
        let frame = self.frame("Connect a file", back: Places.calendars.path, context)
        return try self.views.render(UploadPage(errors, status: status, frame: frame))
    }
}
