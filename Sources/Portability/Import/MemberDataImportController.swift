import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Imports a member's data in steps: a preview, then writing it, and undoing it.
///
/// | route | does |
/// |---|---|
/// | `GET /me/data` | download, upload, earlier imports |
/// | `POST /me/data/imports` | reads a file, leads to the look; one that takes long is read on while that says so |
/// | `GET /me/data/imports/{id}` | the look, or how far it got |
/// | `POST /me/data/imports/{id}/start` | writes it |
/// | `POST /me/data/imports/{id}/undo` | takes it back |
/// | `POST /me/data/imports/{id}/drop` | forgets it |
/// | `GET /api/v1/imports` | the latest |
/// | `POST /api/v1/imports` | reads the body as a file, of a training too; `weightUnit` is for weights without one; 202 while it is read |
/// | `GET /api/v1/imports/{id}` | an import |
/// | `DELETE /api/v1/imports/{id}` | forgets one of which nothing is here |
/// | `POST /api/v1/imports/{id}/start` | writes it |
/// | `POST /api/v1/imports/{id}/undo` | takes it back |
struct MemberDataImportController: Controller {
    /// How many rows are written while the member waits.
    private static let atOnce = 2_000
    /// How long a file that has arrived waits for its turn to be recognised.
    private static let patience = Duration.seconds(30)
    /// How long a member waits for a turn to write before the job does it all.
    private static let turn = Duration.seconds(1)

    let database: any Database
    let reader: MemberDataReader
    let page: DataPages
    /// Handles a file of another kind; nil for a file that is imported here.
    let other: @Sendable (_ path: String, Member) async throws -> JSONResponse?
    let slots: ImportSlots
    /// How long a member who uploads a file waits for its preview, before the page says that it is being read.
    let readingPatience: Duration
    let now: @Sendable () -> Date
    private let underway = ExclusiveWork()

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.data, use: self.show)
        own.post(DataLinks.imports, .limited(.imports), .changesMember, .key(in: .address), use: self.receive)
        own.get(DataLinks.imported, use: self.look)
        own.post(DataLinks.start, .changesMember, use: self.start)
        own.post(DataLinks.undo, .changesMember, use: self.undo)
        own.post(DataLinks.drop, .changesMember, use: self.drop)
        let api = routes.api(.data)
        api.get(DataAPI.imports, use: self.answerList)
        api.post(DataAPI.imports, .limited(.imports), .changesMember, .key(in: .address), use: self.answerReceive)
        api.get(DataAPI.imported, use: self.answerRead)
        api.delete(DataAPI.imported, .changesMember, use: self.answerDrop)
        api.post(DataAPI.start, .changesMember, use: self.answerStart)
        api.post(DataAPI.undo, .changesMember, use: self.answerUndo)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.page.render(context)
    }

    func receive(request: Request, context: MemberContext) async throws -> Response {
        do {
            let member = context.signedIn
            let upload = try await self.receive(request, for: member)
            let begun = try await self.reading
                .begin(upload, of: member, isByToken: false, within: self.readingPatience)
            return .onward(to: DataLinks.imported(begun.id))
        } catch let problem as UploadProblem {
            let status: HTTPResponse.Status = problem == .tooLarge ? .contentTooLarge : .unprocessableContent
            return try await self.page.render(context, FormErrors("file", problem.words), status: status).response()
        }
    }

    func look(request: Request, context: MemberContext) async throws -> Page {
        let views = self.page.views
        let frame = views.frame("Import", back: Places.data.path, tab: .me, in: context)
        return try views.render(MemberDataImportPage(try await self.found(context), frame: frame))
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
        guard try await self.imports(context).drop(try context.id()) else { throw NotFound() }
        return .onward(to: Places.data.path, toast: Toast("Forgotten. Nothing was changed."))
    }

    // MARK: Devices

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(
            MemberDataImportsResponse(imports: try await self.imports(context).all().map(MemberDataImportResponse.init))
        )
    }

    func answerReceive(request: Request, context: MemberContext) async throws -> JSONResponse {
        var member = context.signedIn
        if let unit = try request.query(MemberDataImportForm.self).values() { member.units.weight = unit }
        do {
            let upload = try await self.receive(request, for: member)
            if let other = try await self.training(upload, of: member) { return other }
            let isByToken = context.scopes != nil
            let begun = try await self.reading
                .begin(upload, of: member, isByToken: isByToken, within: self.readingPatience)
            guard let found = try await self.imports(context).find(begun.id) else { throw NotFound() }
            return JSONResponse(MemberDataImportResponse(found), status: begun.isRead ? .created : .accepted)
        } catch UploadProblem.tooLarge {
            throw TooMuch(UploadProblem.tooLarge.words)
        } catch let problem as UploadProblem {
            throw FormErrors("file", problem.words)
        }
    }

    func answerRead(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(MemberDataImportResponse(try await self.found(context)))
    }

    func answerDrop(request: Request, context: MemberContext) async throws -> Response {
        let found = try await self.found(context)
        guard try await self.imports(context).drop(found.id) else {
            throw Conflict("It has been written. Undo it first.")
        }
        return Response(status: .noContent)
    }

    func answerStart(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(MemberDataImportResponse(try await self.move(context, from: [.looked], to: .running)))
    }

    func answerUndo(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(MemberDataImportResponse(try await self.move(context, from: [.done], to: .undoing)))
    }

    // MARK: Both doors

    private var reading: MemberDataReading {
        MemberDataReading(reader: self.reader, slots: self.slots, underway: self.underway)
    }

    /// Receives one file of a member at a time, which is `underway` from then on; throws `UploadProblem`.
    private func receive(_ request: Request, for member: Member) async throws -> Upload {
        try self.underway.beginReading(of: member.id, at: self.now())
        do {
            // A slow upload takes nobody's turn.
            return try await Upload(request)
        } catch {
            self.underway.end(member.id)
            throw error
        }
    }

    /// Writes a file of a training at once and answers, after which nothing is `underway`; nil for another kind.
    ///
    /// Throws `TryAgainLater` when no turn came free.
    private func training(_ upload: Upload, of member: Member) async throws -> JSONResponse? {
        do {
            let answer = try await self.slots.run(within: Self.patience) {
                try await upload.withPath { path in try await self.other(path, member) }
            }
            guard let answer else {
                throw TryAgainLater(
                    words:
                        "Others are bringing in files just now. Nothing of yours was read; send it again in a minute.",
                    seconds: 60
                )
            }
            if answer != nil { self.underway.end(member.id) }
            return answer
        } catch {
            self.underway.end(member.id)
            throw error
        }
    }

    /// Starts the next state and does the work at once when it is small and there is a turn; the job does the rest.
    private func move(
        _ context: MemberContext,
        from states: [MemberDataImport.State],
        to next: MemberDataImport.State
    ) async throws -> MemberDataImport {
        let found = try await self.found(context)
        if found.look.isPersonal, context.scopes != nil {
            throw NotAllowed("It holds something personal. Log in with your password to go on.")
        }
        guard try await self.imports(context).move(found.id, from: states, to: next, at: self.now()) else {
            throw Conflict("It isn't at that point. Look at it again.")
        }
        let work = MemberDataImportWriter(
            database: self.database,
            owner: context.signedIn.id,
            id: found.id,
            rules: self.reader.rules,
            now: self.now()
        )
        _ = try await self.slots.run(within: Self.turn) {
            _ = try await work.go(on: Self.atOnce)
            // Undoes a failed import at once.
            _ = try await work.go(on: Self.atOnce)
        }
        return try await self.found(context)
    }

    private func found(_ context: MemberContext) async throws -> MemberDataImport {
        guard let found = try await self.imports(context).find(try context.id()) else { throw NotFound() }
        return found
    }

    private func imports(_ context: MemberContext) -> MemberDataImportStore {
        MemberDataImportStore(database: self.database, owner: context.signedIn.id)
    }
}
