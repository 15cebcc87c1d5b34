import Foundation
import Jobs
import Members
import Notices
import Storage
import Web

/// Writes a notice about a buddy's messages that nobody read within seconds.
///
/// The notice doesn't quote them, because it would stand on locked screens and pass through push services. Shared
/// things have a notice of their own.
struct UnreadMessagesJob: Sendable {
    static let kind = "tell-unread-messages"
    let database: any Database
    let people: PersonLookup
    var switches = HouseSwitches()
    let now: @Sendable () -> Date

    func run(_ job: Job) async throws -> JobOutcome {
        let parts = job.payload.split(separator: "/")
        guard self.switches.isOn(.chat) else { return .done }
        guard parts.count == 2, let owner = Int64(parts[0]) else { return .hopeless("unreadable name of a chat") }
        let chat = String(parts[1])
        let known = try await self.database.row(
            "SELECT buddy_id FROM buddy WHERE owner_id = \(owner) AND chat_id = \(chat)"
        ) { try $0.integer(0) }
        guard let buddy = known else { return .done }
        let (people, now) = (try await self.people([owner, buddy]), self.now())
        guard let reader = people[owner], let writer = people[buddy], reader.mayMeet(writer, on: reader.day(at: now))
        else { return .done }
        try await self.database.write { db in
            guard let unread = try Unread.lock(chat, of: owner, in: db),
                let first = try Unread.first(in: chat, of: unread, in: db)
            else { return }
            // Removes notices older than a week; the list of chats still shows what is unread.
            try Notice.forget(owner, .messages, before: now.addingTimeInterval(-7 * 86_400), in: db)
            try Notice.tell(
                owner,
                .messages,
                "\(writer.firstName) wrote to you.",
                path: ChatLinks.chat(chat),
                about: buddy,
                cause: Unread.cause(chat, first),
                at: now,
                in: db
            )
        }
        return .done
    }
}
