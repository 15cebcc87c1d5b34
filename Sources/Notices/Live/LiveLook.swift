package import Members
import Storage

/// Looks, for all open streams together, which sessions have ended and how many chats have something unread.
///
/// A chat that ended doesn't count; no event is sent for it, so that nobody learns why it ended.
package struct LiveLook: Sendable {
    /// How many members a statement asks about.
    private static let batch = 500

    let live: Live
    /// Returns those of the sessions that are open; none but these members'.
    let openSessions: @Sendable (_ sessions: [String], _ members: [Member.ID]) async throws -> Set<String>
    /// Returns how many chats of each member have something unread.
    let unreadChats: @Sendable ([Member.ID]) async throws -> [Member.ID: Int]

    package init(
        live: Live,
        openSessions: @Sendable @escaping (_ sessions: [String], _ members: [Member.ID]) async throws -> Set<String>,
        unreadChats: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID: Int]
    ) {
        self.live = live
        self.openSessions = openSessions
        self.unreadChats = unreadChats
    }

    /// Sends every stream its heartbeat, with what was found; when nothing could be, with nothing more.
    package func look() async throws {
        do {
            let streams = Dictionary(grouping: self.live.opened, by: \.owner)
            var (ended, chats): (Set<String>, [Member.ID: Int]) = ([], [:])
            for some in Array(streams.keys).batches(of: Self.batch) {
                let sessions = Set(some.flatMap { streams[$0] ?? [] }.compactMap(\.session))
                ended.formUnion(sessions.subtracting(try await self.openSessions(Array(sessions), some)))
                chats.merge(try await self.unreadChats(some)) { $1 }
            }
            self.live.beat(ended: ended, chats: chats)
        } catch {
            self.live.beat()
            throw error
        }
    }
}
