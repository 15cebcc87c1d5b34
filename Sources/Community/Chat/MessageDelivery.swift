package import Notices
import Web

/// Brings messages and read marks to the open pages and apps of both, once they are written.
package struct MessageDelivery: Sendable {
    private let live: Live

    package init(live: Live) { self.live = live }

    package func deliver(_ added: MessageStore.Added) async {
        for member in [added.receiver, added.message.sender] {
            let answer = MessageAnswer(added.message, in: added.chat, for: member, live: true)
            await self.live.publish("message", String(decoding: answer.json, as: UTF8.self), to: member)
        }
    }

    /// The buddy hears of it only when the reader lets them know; the reader's other devices always.
    func tell(_ reading: ChatStore.Reading, of chat: String, by reader: Member.ID) async {
        let told = reading.shared ? [reading.buddy, reader] : [reader]
        for member in told {
            let answer = ReadingAnswer(chat: chat, number: reading.number, mine: member == reader)
            await self.live.publish("reading", String(decoding: answer.json, as: UTF8.self), to: member)
        }
    }
}
