import HTTPTypes
import Members
import Web

/// A member's board: their own place and those around it, then the first; before they join, what it is.
struct BoardPage: PageModel {
    static let template = "leaderboard/board"

    let frame: Frame
    let isOn: Bool
    /// "people who want to lose weight".
    let boardWords: String
    /// "12"; empty before there are points.
    let ownPlace: String
    /// Whether others stand beside the member; a place among nobody is none.
    let hasOthers: Bool
    /// The page on which the profile is made or shown without which nobody sees the member; empty for who is seen.
    let profilePath: String
    let spans: [SpanView]
    let around: [RowView]
    let first: [RowView]

    struct SpanView: Encodable, Sendable {
        let spanPath: String
        let spanTitle: String
        let spanCurrent: Bool
    }

    struct RowView: Encodable, Sendable {
        let rowPlace: String
        let rowName: String
        let rowPoints: String
        let rowIsOwn: Bool
        let rowPath: String
        let rowPicture: String
        let rowDrawing: String
        let rowChat: String
        let rowAsk: String
        let rowMember: String
    }

    init(_ seen: Boards.Seen?, _ span: BoardSpan, profilePath: String?, frame: Frame) {
        self.frame = frame
        self.isOn = seen != nil
        self.boardWords = seen?.board.words ?? ""
        self.ownPlace = (seen?.own).map { "\($0.place)" } ?? ""
        let rows = (seen?.around ?? []) + (seen?.first ?? [])
        let hasOthers = rows.contains { $0.fellow != nil }
        self.hasOthers = hasOthers
        self.profilePath = profilePath ?? ""
        self.spans = BoardSpan.allCases.map {
            SpanView(spanPath: BoardLinks.board($0), spanTitle: $0.title, spanCurrent: $0 == span)
        }
        self.around = (seen?.around ?? []).map { RowView($0.place, $0.fellow, isCompared: hasOthers) }
        self.first = hasOthers ? (seen?.first ?? []).map { RowView($0.place, $0.fellow, isCompared: true) } : []
    }
}

extension BoardPage.RowView {
    /// Creates the row of a place; it is the member's own where `fellow` is nil.
    init(_ place: BoardPlace, _ fellow: BoardFellow?, isCompared: Bool) {
        self.rowPlace = isCompared ? "\(place.place)" : ""
        self.rowName = fellow?.name ?? "You"
        self.rowPoints = Numerals.text(Double(place.points))
        self.rowIsOwn = fellow == nil
        self.rowPath = fellow?.path ?? ""
        self.rowPicture = fellow?.picture ?? ""
        self.rowDrawing = fellow?.drawing ?? ""
        self.rowChat = fellow?.chatPath ?? ""
        self.rowAsk = fellow?.askPath ?? ""
        self.rowMember = "\(place.member)"
    }
}
