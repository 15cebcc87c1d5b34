import HTTPTypes
package import Hummingbird
package import Web

/// The same for devices.
///
/// | route | does |
/// |---|---|
/// | `GET /api/v1/imports` | the latest |
/// | `POST /api/v1/imports` | reads the body as a file, of a training too; `weightUnit` is for weights without one |
/// | `GET /api/v1/imports/{id}` | one |
/// | `DELETE /api/v1/imports/{id}` | forgets one of which nothing is here |
/// | `POST /api/v1/imports/{id}/start` | writes it |
/// | `POST /api/v1/imports/{id}/undo` | takes it back |
extension MemberDataImportController {
    package func addRoutes(toAPI own: some RouterMethods<MemberContext>) {
        own.get("imports", use: self.list)
        own.post("imports", use: self.receiveFromDevice)
        own.get("imports/:id", use: self.read)
        own.delete("imports/:id", use: self.dropFromDevice)
        own.post("imports/:id/start", use: self.startFromDevice)
        own.post("imports/:id/undo", use: self.undoFromDevice)
    }

    func list(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(
            MemberDataImportsResponse(imports: try await self.imports(context).all().map(MemberDataImportResponse.init))
        )
    }

    func receiveFromDevice(request: Request, context: MemberContext) async throws -> JSONResponse {
        var member = context.signedIn
        if let unit = try request.query(MemberDataImportForm.self).values() { member.units.weight = unit }
        do {
            return try await self.receive(request, for: member) { [member] upload in
                if let other = try await self.other(upload.path, member) { return other }
                let isByToken = context.scopes != nil
                let id = try await self.reader.look(at: upload.path, for: member, isByToken: isByToken)
                guard let found = try await self.imports(context).find(id) else { throw HTTPError(.notFound) }
                return JSONResponse(MemberDataImportResponse(found), status: .created)
            }
        } catch UploadProblem.tooLarge {
            throw HTTPError(.contentTooLarge, message: UploadProblem.tooLarge.words)
        } catch let problem as UploadProblem {
            throw FormErrors("file", problem.words)
        }
    }

    func read(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(MemberDataImportResponse(try await self.found(context)))
    }

    func dropFromDevice(request: Request, context: MemberContext) async throws -> Response {
        let found = try await self.found(context)
        guard try await self.imports(context).drop(found.id) else {
            throw HTTPError(.conflict, message: "It has been written. Undo it first.")
        }
        return Response(status: .noContent)
    }

    func startFromDevice(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(MemberDataImportResponse(try await self.move(context, from: [.looked], to: .running)))
    }

    func undoFromDevice(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(MemberDataImportResponse(try await self.move(context, from: [.done], to: .undoing)))
    }
}
