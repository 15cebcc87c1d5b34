package import Foundation
import HTTPTypes
package import Hummingbird
import Members
package import Storage
package import Web

/// Marks notices as read when the page that they tell of is opened by another way than from their list.
///
/// Only pages of one thing count, such as a shared workout: that somebody looks at Today says nothing of what a notice
/// told of it.
package struct OpenedNoticeMiddleware: RouterMiddleware {
    private let database: any Database
    private let now: @Sendable () -> Date

    package init(database: any Database, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.now = now
    }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        guard let member = context.member, member.unread > 0, request.method == .get, response.status == .ok,
            !request.isForLater, ResponseFormat(request, in: context) == .page
        else { return response }
        let path = request.uri.path
        guard Self.isOfOneThing(path) else { return response }
        let isTold = try await self.database.exists(
            "SELECT 1 FROM notice WHERE owner_id = \(member.id) AND read_at IS NULL AND path = \(path)"
        )
        if isTold {
            try await self.database.write { [now] db in
                _ = try Notice.settle(member.id, path: path, at: now(), in: db)
            }
        }
        return response
    }

    /// Returns whether the address ends in an id or a number.
    private static func isOfOneThing(_ path: String) -> Bool {
        guard let last = path.split(separator: "/").last else { return false }
        return RowID.read(String(last)) != nil || last.allSatisfy(\.isNumber)
    }
}
