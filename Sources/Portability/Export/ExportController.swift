package import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore
import Storage
package import Web

/// A member's data on its way out.
///
/// | route | does |
/// |---|---|
/// | `POST /me/data/export` | asks for the password, then sends the zip |
/// | `GET /api/v1/export` | sends the zip |
package struct ExportController: Sendable {
    private let export: MemberExport
    private let page: DataPages
    private let proof: DataPages.Proof
    private let underway = ExclusiveWork()
    private let now: @Sendable () -> Date

    package init(
        export: MemberExport,
        page: DataPages,
        proof: @escaping DataPages.Proof,
        now: @Sendable @escaping () -> Date
    ) {
        self.export = export
        self.page = page
        self.proof = proof
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.post("me/data/export", use: self.download)
    }

    package func addRoutes(toAPI own: some RouterMethods<MemberContext>) {
        own.get("export", use: self.send)
    }

    func download(request: Request, context: MemberContext) async throws -> Response {
        do {
            let password = try await request.form(DataPasswordForm.self).values()
            try await self.proof(password, context.signedIn.id)
        } catch let errors as FormErrors {
            return try await self.page.render(context, errors).response()
        }
        return try await self.send(request: request, context: context)
    }

    func send(request: Request, context: MemberContext) async throws -> Response {
        let owner = context.signedIn.id
        let now = self.now()
        let day = context.signedIn.day(at: now)
        let headers: HTTPFields = [
            .contentType: "application/zip", .cacheControl: "private, no-store",
            .contentDisposition: "attachment; filename=\"spotter-\(day).zip\"",
        ]
        if request.method == .head { return Response(status: .ok, headers: headers) }
        guard self.underway.begin(owner, at: now) else {
            throw HTTPError(
                .tooManyRequests,
                headers: [.retryAfter: "30"],
                message: "An export of yours is being written already. Wait until it is there."
            )
        }
        let body = ResponseBody { [export, underway] writer in
            defer { underway.end(owner) }
            try await export.write(of: owner, at: now) { bytes in
                if !bytes.isEmpty { try await writer.write(ByteBuffer(bytes: bytes)) }
            }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }
}
