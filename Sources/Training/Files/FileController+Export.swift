import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import NIOCore
import Web

/// Exports activities: one as TCX, all as CSV.
extension FileController {
    func course(request: Request, context: MemberContext) async throws -> Response {
        let activity = try await self.imports.log.find(context)
        return Self.file(
            TCXText.of(activity),
            "\(activity.day).tcx",
            type: "application/vnd.garmin.tcx+xml; charset=utf-8"
        )
    }

    func sheet(request: Request, context: MemberContext) async throws -> Response {
        let today = context.signedIn.day(at: self.imports.log.now())
        let store = self.imports.log.store(of: context.signedIn)
        var text = ActivitySheet.head
        // Goes year by year, so that at most one year of training is in memory.
        var year = try await store.firstDay()?.year ?? today.year
        while year <= today.year + 1 {
            if let first = CalendarDay(year: year, month: 1, day: 1),
                let last = CalendarDay(year: year, month: 12, day: 31)
            {
                for activity in try await store.activities(in: first...last) { text += ActivitySheet.line(activity) }
            }
            year += 1
        }
        return Self.file(text, "activities.csv", type: "text/csv; charset=utf-8")
    }

    private static func file(_ text: String, _ name: String, type: String) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: type,
                .contentDisposition: "attachment; filename=\"\(name)\"",
                .cacheControl: "private, no-store",
            ],
            body: .init(byteBuffer: ByteBuffer(string: text))
        )
    }
}
