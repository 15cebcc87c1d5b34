import Members
import Web

/// A member's board, as devices read it.
struct BoardResponse: Encodable, Sendable {
    let isOn: Bool
    let board: OrNull<String>
    let span: String
    let own: OrNull<Row>
    let around: [Row]
    let first: [Row]

    struct Row: Encodable, Sendable {
        let place: Int
        let points: Int
        let memberId: Member.ID
        /// Null for the member's own row.
        let name: OrNull<String>
    }

    init(_ seen: Boards.Seen?, _ span: BoardSpan) {
        self.isOn = seen != nil
        self.board = OrNull(seen?.board.aim.rawValue)
        self.span = span.rawValue
        self.own = OrNull((seen?.own).map { Row($0, nil) })
        self.around = (seen?.around ?? []).map { Row($0.place, $0.fellow) }
        self.first = (seen?.first ?? []).map { Row($0.place, $0.fellow) }
    }
}

extension BoardResponse.Row {
    init(_ place: BoardPlace, _ fellow: BoardFellow?) {
        self.place = place.place
        self.points = place.points
        self.memberId = place.member
        self.name = OrNull(fellow?.name)
    }
}
