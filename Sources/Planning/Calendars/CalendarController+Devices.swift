import HTTPTypes
import Hummingbird
import Members
import Portability
import Web

/// The API of a member's calendars.
extension CalendarController {
    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(CalendarsResponse(try await self.store(context).all()))
    }

    func connectForDevice(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(ConnectForm.self).values()
        return Self.answer(try await self.connector.connect(values, for: context.signedIn.id))
    }

    func takeFileOfDevice(request: Request, context: MemberContext) async throws -> JSONResponse {
        do {
            return Self.answer(try await self.connectFile(request, context))
        } catch UploadProblem.tooLarge {
            throw HTTPError(.contentTooLarge, message: Self.tooLarge)
        }
    }

    func removeForDevice(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.parameters.require("id")
        guard try await self.store(context).remove(id, at: self.now()) else { throw HTTPError(.notFound) }
        return Response(status: .noContent)
    }

    private static func answer(_ made: (calendar: ConnectedCalendar, isNew: Bool)) -> JSONResponse {
        JSONResponse(CalendarResponse(made.calendar), status: made.isNew ? .created : .ok)
    }
}
