package import Foundation
import HTTPTypes
package import Hummingbird
package import Storage
package import Web

/// A member's data on its way in: first a look, then it is written, and it can be taken back.
///
/// | route | does |
/// |---|---|
/// | `GET /me/data` | download, upload, earlier imports |
/// | `POST /me/data/imports` | reads a file, leads to the look |
/// | `GET /me/data/imports/{id}` | the look, or how far it got |
/// | `POST /me/data/imports/{id}/start` | writes it |
/// | `POST /me/data/imports/{id}/undo` | takes it back |
/// | `POST /me/data/imports/{id}/drop` | forgets it |
package struct MemberDataImportController: Sendable {
    /// What is done while the member waits.
    private static let atOnce = 2_000

    let database: any Database
    let reader: MemberDataReader
    let page: DataPages
    /// Answers for a file of another kind; nil for one that is to be looked at here.
    let other: @Sendable (_ path: String, Member) async throws -> JSONResponse?
    let now: @Sendable () -> Date
    private let underway = ExclusiveWork()

    package init(
        database: any Database,
        reader: MemberDataReader,
        page: DataPages,
        other: @Sendable @escaping (_ path: String, Member) async throws -> JSONResponse?,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.reader = reader
        self.page = page
        self.other = other
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.get("me/data", use: self.show)
        pages.post("me/data/imports", use: self.receive)
        pages.get("me/data/imports/:id", use: self.look)
        pages.post("me/data/imports/:id/start", use: self.start)
        pages.post("me/data/imports/:id/undo", use: self.undo)
        pages.post("me/data/imports/:id/drop", use: self.drop)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.page.render(context)
    }

    func receive(request: Request, context: MemberContext) async throws -> Response {
        do {
            let id = try await self.receive(request, for: context.signedIn) {
                try await self.reader.look(at: $0.path, for: context.signedIn, isByToken: false)
            }
            return .onward(to: "/me/data/imports/\(id)")
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
        let undo = done.state == .done ? "/me/data/imports/\(done.id)/undo" : ""
        return .onward(
            to: "/me/data/imports/\(done.id)",
            toast: Toast(MemberDataImportWords.outcome(of: done), undo: undo)
        )
    }

    func undo(request: Request, context: MemberContext) async throws -> Response {
        let done = try await self.move(context, from: [.done], to: .undoing)
        return .onward(to: "/me/data/imports/\(done.id)", toast: Toast(MemberDataImportWords.outcome(of: done)))
    }

    func drop(request: Request, context: MemberContext) async throws -> Response {
        guard try await self.imports(context).drop(try context.parameters.require("id")) else {
            throw HTTPError(.notFound)
        }
        return .onward(to: "/me/data", toast: Toast("Forgotten. Nothing was changed."))
    }

    /// Takes one file of a member at a time and hands it on; throws `UploadProblem`.
    func receive<Value>(
        _ request: Request,
        for member: Member,
        _ work: (Upload) async throws -> Value
    ) async throws -> Value {
        guard self.underway.begin(member.id, at: self.now()) else {
            throw HTTPError(
                .tooManyRequests,
                headers: [.retryAfter: "30"],
                message: "A file of yours is being read already. Wait until it is done."
            )
        }
        defer { self.underway.end(member.id) }
        return try await work(try await Upload(request))
    }

    /// Begins what is next and does it at once where it is small; the rest is left to the job.
    func move(
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
        _ = try await work.go(on: Self.atOnce)
        // What failed is taken back in the same breath.
        _ = try await work.go(on: Self.atOnce)
        return try await self.found(context)
    }

    func found(_ context: MemberContext) async throws -> MemberDataImport {
        guard let found = try await self.imports(context).find(try context.parameters.require("id")) else {
            throw HTTPError(.notFound)
        }
        return found
    }

    func imports(_ context: MemberContext) -> MemberDataImportStore {
        MemberDataImportStore(database: self.database, owner: context.signedIn.id)
    }
}
