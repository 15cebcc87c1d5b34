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
        /// Empty for a proposal, which is answered on this page.
        let cardPath: String
        let cardIcon: String
        let cardFigures: [FigureView]
        /// The signs of a meal's foods; empty for none.
        let cardSigns: [String]
        /// "540 kcal in all", in the reader's unit; empty where it isn't known, and for who counts none.
        let cardEnergy: String
        /// What became of a proposal to train; empty for anything else.
        let cardState: String
    }

    /// Makes the views of `messages`, in their order, for `reader`.
    static func lines(
        _ messages: [ChatMessage],
        of chat: Chat,
        for reader: Member,
        today: CalendarDay,
        outcomes: JointOutcomes
    ) -> [LineView] {
        var before: CalendarDay?
        return messages.map { message in
            let day = reader.day(at: message.at)
            defer { before = day }
            return LineView(
                message,
                isRead: (chat.buddyReadNumber ?? 0) >= message.number,
                for: reader,
                outcome: message.isProposal(in: chat.id) ? outcomes[message.clientID] : nil,
                over: day == before ? "" : DayName(day, today: today).name,
                on: day
            )
        }
    }

    private init(
        _ message: ChatMessage,
        isRead: Bool,
        for reader: Member,
        outcome: JointOutcomes.Outcome?,
        over day: String,
        on date: CalendarDay
    ) {
        let own = message.sender == reader.id
        self.lineNumber = String(message.number)
        self.lineOwn = own
        self.lineClient = own ? message.clientID : ""
        if case .text(let text) = message.content {
            self.linePieces = LinkedText(text).pieces
        } else {
            self.linePieces = []
        }
        self.lineCards = CardView.cards(message.content, own: own, outcome: outcome, for: reader)
        self.lineTime = ChatTime.clock(message.at, in: reader.timeZone)
        self.lineMoment = message.at.formatted(.iso8601)
        self.lineState = own ? (isRead ? "Read" : "Sent") : ""
        self.lineDay = day
        self.lineDate = date.description
    }
}

extension LineView.CardView {
    fileprivate static func cards(
        _ content: ChatMessage.Content,
        own: Bool,
        outcome: JointOutcomes.Outcome?,
        for reader: Member
    ) -> [Self] {
        switch (content, outcome) {
        case (.text, _): []
        case (.workout(let card), let outcome?): [Self(proposal: card, own: own, outcome)]
        case (.workout(let card), nil):
            [Self(card, own: own, kind: own ? "A workout of yours" : "A workout for you", icon: "train")]
        case (.meal(let card), _):
            [Self(card, own: own, kind: own ? "A meal of yours" : "A meal for you", icon: "food", for: reader)]
        }
    }

    private init(
        _ card: SharedCard,
        own: Bool,
        kind: String,
        icon: String,
        for reader: Member? = nil
    ) {
        self.cardKind = kind
        self.cardTitle = card.title
        self.cardNote = card.note
        self.cardPath = own ? card.ownPath : card.path
        self.cardIcon = icon
        self.cardFigures = FigureView.all(card.figures ?? [])
        self.cardSigns = card.signs ?? []
        let units = reader.flatMap { $0.noPressure ? nil : $0.units }
        self.cardEnergy =
            units.flatMap { units in
                card.kilocalories.map { units.text(kilocalories: $0) + " in all" }
            } ?? ""
        self.cardState = ""
    }

    /// Shows a proposal by the reader's own clock and day; one that isn't known any more as it was sent.
    private init(proposal card: SharedCard, own: Bool, _ outcome: JointOutcomes.Outcome) {
        self.cardKind = own ? "You proposed" : "A proposal for you"
        self.cardTitle = outcome.question ?? card.title
        self.cardNote = outcome.question == nil ? card.note : ""
        self.cardPath = ""
        self.cardIcon = "calendar"
        self.cardFigures = []
        self.cardSigns = []
        self.cardEnergy = ""
        self.cardState = outcome.words
    }
}

extension ChatMessage {
    /// Whether it is the card of a proposal to train together, which leads to the page of its own chat.
    func isProposal(in chat: String) -> Bool {
        guard case .workout(let card) = self.content else { return false }
        return card.path.hasPrefix(ChatLinks.chat(chat))
    }
}
