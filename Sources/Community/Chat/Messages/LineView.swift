import Foundation
import HealthMath
import Members
import Web

/// A message for the template `chats/lines`.
struct LineView: Encodable, Sendable {
    let lineNumber: String
    let lineOwn: Bool
    /// The client's id; empty for a message of the buddy.
    let lineClient: String
    let linePieces: [LinkedText.Piece]
    let lineCards: [CardView]
    let lineTime: String
    let lineMoment: String
    /// "Sent" or "Read"; empty for a message of the buddy.
    let lineState: String
    /// The heading above a day's first message; empty for the others.
    let lineDay: String
    let lineDate: String

    struct CardView: Encodable, Sendable {
        let cardKind: String
        let cardTitle: String
        let cardNote: String
        let cardPath: String
        let cardIcon: String
        let cardFigures: [FigureView]
    }

    /// Makes the views of `messages`, in their order, for `reader`.
    static func lines(_ messages: [ChatMessage], of chat: Chat, for reader: Member, today: CalendarDay) -> [LineView] {
        var before: CalendarDay?
        return messages.map { message in
            let day = reader.day(at: message.at)
            defer { before = day }
            return LineView(
                message,
                isRead: (chat.buddyReadNumber ?? 0) >= message.number,
                for: reader,
                over: day == before ? "" : DayName(day, today: today).name,
                on: day
            )
        }
    }

    private init(_ message: ChatMessage, isRead: Bool, for reader: Member, over day: String, on date: CalendarDay) {
        let own = message.sender == reader.id
        self.lineNumber = String(message.number)
        self.lineOwn = own
        self.lineClient = own ? message.clientID : ""
        if case .text(let text) = message.content {
            self.linePieces = LinkedText(text).pieces
        } else {
            self.linePieces = []
        }
        self.lineCards = CardView.cards(message.content, own: own)
        self.lineTime = ChatTime.clock(message.at, in: reader.timeZone)
        self.lineMoment = message.at.formatted(.iso8601)
        self.lineState = own ? (isRead ? "Read" : "Sent") : ""
        self.lineDay = day
        self.lineDate = date.description
    }
}

extension LineView.CardView {
    fileprivate static func cards(_ content: ChatMessage.Content, own: Bool) -> [Self] {
        switch content {
        case .text: []
        case .workout(let card):
            [Self(card, own: own, kind: own ? "A workout of yours" : "A workout for you", icon: "train")]
        case .meal(let card): [Self(card, own: own, kind: own ? "A meal of yours" : "A meal for you", icon: "food")]
        }
    }

    private init(_ card: SharedCard, own: Bool, kind: String, icon: String) {
        self.cardKind = kind
        self.cardTitle = card.title
        self.cardNote = card.note
        self.cardPath = own ? card.ownPath : card.path
        self.cardIcon = icon
        self.cardFigures = FigureView.all(card.figures ?? [])
    }
}
