import Foundation
import HTTPTypes
import Hummingbird
import Members
import NIOCore
import Storage
import Web

/// Exports a member's data.
///
/// | route | does |
/// |---|---|
/// | `POST /me/data/export` | asks for the password, then sends the zip |
/// | `GET /api/v1/export` | sends the zip, to access tokens without health unless they may read it |
struct ExportController: Controller {
    let export: MemberExport
    let page: DataPages
    let proof: PortabilityRoom.Proof
    private let underway = ExclusiveWork()
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.post(
            DataLinks.export,
            .limited(.signIn),
            .changesMember,
            .allowsSuspended,
            .handlesRepetition,
            use: self.download
        )
        routes.api(.data).get(DataAPI.export, use: self.answerExport)
    }

    func download(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(DataPasswordForm.self)
        return try await form.submit(again: { try await self.page.render(context, $0) }) { password in
            try await self.proof(password, context.signedIn.id)
            return try await self.answerExport(request: request, context: context)
        }
    }

    func answerExport(request: Request, context: MemberContext) async throws -> Response {
        let owner = context.signedIn.id
        let now = self.now()
        let day = context.signedIn.day(at: now)
        let headers: HTTPFields = [
            .contentType: "application/zip", .cacheControl: "private, no-store",
            .contentDisposition: "attachment; filename=\"spotter-\(day).zip\"",
        ]
        if request.method == .head { return Response(status: .ok, headers: headers) }
        guard self.underway.begin(owner, at: now) else {
            throw TooOften(
                seconds: 30,
                words: "An export of yours is being written already. Wait until it is there."
            )
        }
        let tellsHealth = context.scopes.map { $0.contains(.readHealth) } ?? true
        let body = ResponseBody { [export, underway] writer in
            defer { underway.end(owner) }
            try await export.write(of: owner, at: now, tellsHealth: tellsHealth) { bytes in
                if !bytes.isEmpty { try await writer.write(ByteBuffer(bytes: bytes)) }
            }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }
}
