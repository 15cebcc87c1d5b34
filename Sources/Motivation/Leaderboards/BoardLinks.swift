import Web

/// The addresses of boards.
enum BoardLinks: String, LinkTable {
    static let name = "board"

    case board = "/motivation/board"
    case seat = "/motivation/board/seat"
    case seatRemoval = "/motivation/board/seat/removal"

    static func board(_ span: BoardSpan) -> String { "\(Self.board.path)?span=\(span.rawValue)" }
}
