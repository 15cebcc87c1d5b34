import Foundation
import Members
import Notices
import Storage
import Web

/// Sends new messages and read marks as live events to the open pages of both members.
struct MessageDelivery: Sendable {
    let live: Live
    let database: any Database
    let now: @Sendable () -> Date

    func deliver(_ added: MessageStore.Added) async {
        for member in [added.receiver, added.message.sender] {
            let answer = MessageResponse(added.message, in: added.chat, for: member, live: true)
            await self.publish("message", answer, to: member)
        }
        if added.isFirstUnread { await self.count(for: added.receiver) }
    }

    /// Sends a read mark to the reader's other devices, and to the buddy when the reader allows it.
    func tell(_ reading: ChatStore.ReadPosition, of chat: String, by reader: Member.ID) async {
        let told = reading.shared ? [reading.buddy, reader] : [reader]
        for member in told {
            let answer = ReadPositionResponse(chat: chat, number: reading.number, mine: member == reader)
            await self.publish("reading", answer, to: member)
        }
        await self.count(for: reader)
    }

    private func publish(_ event: String, _ answer: some Encodable, to member: Member.ID) async {
        // Losing the error is right: what is told is written, and the next page shows it.
        guard let text = try? JSONResponse.text(of: answer) else { return }
        await self.live.publish(event, text, to: member)
    }

    /// Sends the number of unread chats, for the badges of a member's open pages.
    private func count(for member: Member.ID) async {
        // Losing the error is right: the message is written, and the next page shows the right count.
        guard let count = try? await Unread.count(of: member, at: self.now(), in: self.database) else { return }
        await self.live.publish("chats", String(count), to: member)
    }
}
