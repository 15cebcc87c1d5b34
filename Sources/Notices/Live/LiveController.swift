import HTTPTypes
import Hummingbird
import Members
import NIOCore
import ServiceLifecycle
import Storage
import Web

/// Streams live events to pages and apps (server-sent events).
///
/// | route | does |
/// |---|---|
/// | `GET /live`, `GET /api/v1/live` | a stream that begins with what is unread, in numbers; `Last-Event-ID` resumes |
struct LiveController: Controller {
    let database: any Database
    let live: Live
    let unreadChats: @Sendable (Member.ID) async throws -> Int

    func addRoutes(to routes: Routes) {
        routes.own.get(Places.live, use: self.stream)
        routes.api().get(Places.live, use: self.stream)
    }

    func stream(request: Request, context: MemberContext) async throws -> Response {
        let owner = context.signedIn.id
        let pieces = self.live.listen(for: owner, after: request.headers[.lastEventID], session: context.session)
        let unread = try await NoticeStore.unread(of: owner, in: self.database)
        let chats = try await self.unreadChats(owner)
        let first =
            // Not all come back in the same moment when a program ends.
            "retry: \(Int.random(in: 2_000...6_000))\n\n" + LiveEvent(id: "", name: "unread", data: String(unread)).text
            + Self.chats(chats)
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store", .accelBuffering: "no",
            ],
            body: ResponseBody { writer in
                try await writer.write(ByteBuffer(string: first))
                var told = chats
                // A shutdown ends the stream; the listener reconnects to another node.
                for try await piece in pieces.cancelOnGracefulShutdown() {
                    switch piece {
                    case .event(let event) where event.name == "chats": told = Int(event.data) ?? told
                    case .event: break
                    case .beat(let count?) where count != told:
                        try await writer.write(ByteBuffer(string: Self.chats(count)))
                        told = count
                    case .beat: break
                    }
                    try await writer.write(ByteBuffer(string: Self.text(piece)))
                }
                try await writer.finish(nil)
            }
        )
    }

    private static func chats(_ count: Int) -> String { LiveEvent(id: "", name: "chats", data: String(count)).text }

    private static func text(_ piece: Live.Piece) -> String {
        switch piece {
        case .event(let event): event.text
        case .beat: ": still here\n\n"
        }
    }
}

extension HTTPField.Name {
    fileprivate static let lastEventID = HTTPField.Name("Last-Event-ID")!
    /// Tells a proxy to pass each event on at once.
    fileprivate static let accelBuffering = HTTPField.Name("X-Accel-Buffering")!
}
