package import Foundation
import HTTPTypes
import Hummingbird
package import Members
package import Storage
package import Web

/// Imports a member's data in steps: a preview, then writing it, and undoing it.
///
/// | route | does |
/// |---|---|
/// | `GET /me/data` | download, upload, earlier imports |
/// | `POST /me/data/imports` | reads a file, leads to the look |
/// | `GET /me/data/imports/{id}` | the look, or how far it got |
/// | `POST /me/data/imports/{id}/start` | writes it |
/// | `POST /me/data/imports/{id}/undo` | takes it back |
/// | `POST /me/data/imports/{id}/drop` | forgets it |
/// | `GET /api/v1/imports` | the latest |
/// | `POST /api/v1/imports` | reads the body as a file, of a training too; `weightUnit` is for weights without one |
/// | `GET /api/v1/imports/{id}` | an import |
/// | `DELETE /api/v1/imports/{id}` | forgets one of which nothing is here |
/// | `POST /api/v1/imports/{id}/start` | writes it |
/// | `POST /api/v1/imports/{id}/undo` | takes it back |
package struct MemberDataImportController: Controller {
    /// How many rows are written while the member waits.
    private static let atOnce = 2_000
    /// How long a file that has arrived waits for its turn to be read.
    private static let patience = Duration.seconds(30)

    private let database: any Database
    private let reader: MemberDataReader
    private let page: DataPages
    /// Handles a file of another kind; nil for a file that is imported here.
    private let other: @Sendable (_ path: String, Member) async throws -> JSONResponse?
    private let turns: ImportTurns
    private let now: @Sendable () -> Date
    private let underway = ExclusiveWork()

    package init(
        database: any Database,
        reader: MemberDataReader,
        page: DataPages,
        other: @Sendable @escaping (_ path: String, Member) async throws -> JSONResponse?,
        turns: ImportTurns,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.reader = reader
        self.page = page
        self.other = other
        self.turns = turns
        self.now = now
    }

    package func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.data, use: self.show)
        own.post(DataLinks.imports, .limited(.imports), .changesMember, use: self.receive)
        own.get(DataLinks.imported, use: self.look)
        own.post(DataLinks.start, .changesMember, use: self.start)
        own.post(DataLinks.undo, .changesMember, use: self.undo)
        own.post(DataLinks.drop, .changesMember, use: self.drop)
        let api = routes.api(.data)
        api.get(DataAPI.imports, use: self.list)
        api.post(DataAPI.imports, .limited(.imports), .changesMember, use: self.receiveFromDevice)
        api.get(DataAPI.imported, use: self.read)
        api.delete(DataAPI.imported, .changesMember, use: self.dropFromDevice)
        api.post(DataAPI.start, .changesMember, use: self.startFromDevice)
        api.post(DataAPI.undo, .changesMember, use: self.undoFromDevice)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.page.render(context)
    }

    func receive(request: Request, context: MemberContext) async throws -> Response {
        do {
            let id = try await self.receive(request, for: context.signedIn) {
                try await self.reader.look(at: $0.path, for: context.signedIn, isByToken: false)
            }
            return .onward(to: DataLinks.imported(id))
        } catch let problem as UploadProblem {
            let status: HTTPResponse.Status = problem == .tooLarge ? .contentTooLarge : .unprocessableContent
            return try await self.page.render(context, FormErrors("file", problem.words), status: status).response()
        }
    }

    func look(request: Request, context: MemberContext) async throws -> Page {
        try self.page.render(try await self.found(context), context)
    }

    func start(request: Request, context: MemberContext) async throws -> Response {
        let done = try await self.move(context, from: [.looked], to: .running)
        let undo = done.state == .done ? DataLinks.undo(done.id) : ""
        return .onward(
            to: DataLinks.imported(done.id),
            toast: Toast(MemberDataImportWords.outcome(of: done), undo: undo)
        )
    }

    func undo(request: Request, context: MemberContext) async throws -> Response {
        let done = try await self.move(context, from: [.done], to: .undoing)
        return .onward(to: DataLinks.imported(done.id), toast: Toast(MemberDataImportWords.outcome(of: done)))
    }

    func drop(request: Request, context: MemberContext) async throws -> Response {
        guard try await self.imports(context).drop(try context.id()) else { throw HTTPError(.notFound) }
        return .onward(to: Places.data.path, toast: Toast("Forgotten. Nothing was changed."))
    }

    // MARK: Devices

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

    // MARK: Both doors

    /// Receives one file of a member at a time and passes it on in a turn; throws `UploadProblem`, and `TryAgainLater`
    /// when no turn came free.
    private func receive<Value>(
        _ request: Request,
        for member: Member,
        _ work: (Upload) async throws -> Value
    ) async throws -> Value {
        try self.underway.beginReading(of: member.id, at: self.now())
        defer { self.underway.end(member.id) }
        // A slow upload takes nobody's turn.
        let upload = try await Upload(request)
        guard let value = try await self.turns.run(within: Self.patience, { try await work(upload) }) else {
            throw TryAgainLater(
                words: "Others are bringing in files just now. Nothing of yours was read; send it again in a minute.",
                seconds: 60
            )
        }
        return value
    }

    /// Starts the next state and does the work at once when it is small and there is a turn; the job does the rest.
    private func move(
        _ context: MemberContext,
        from states: [MemberDataImport.State],
        to next: MemberDataImport.State
    ) async throws -> MemberDataImport {
        let found = try await self.found(context)
        if found.look.isPersonal, context.scopes != nil {
            throw HTTPError(.forbidden, message: "It holds something personal. Log in with your password to go on.")
        }
        guard try await self.imports(context).move(found.id, from: states, to: next, at: self.now()) else {
            throw HTTPError(.conflict, message: "It isn't at that point. Look at it again.")
        }
        let work = MemberDataImportWriter(
            database: self.database,
            owner: context.signedIn.id,
            id: found.id,
            rules: self.reader.rules,
            now: self.now()
        )
        _ = try await self.turns.run {
            _ = try await work.go(on: Self.atOnce)
            // Undoes a failed import at once.
            _ = try await work.go(on: Self.atOnce)
        }
        return try await self.found(context)
    }

    private func found(_ context: MemberContext) async throws -> MemberDataImport {
        guard let found = try await self.imports(context).find(try context.id()) else { throw HTTPError(.notFound) }
        return found
    }

    private func imports(_ context: MemberContext) -> MemberDataImportStore {
        MemberDataImportStore(database: self.database, owner: context.signedIn.id)
    }
}
