import Members
import Storage

/// A member's part in a group.
struct RivalSeat: Sendable, Equatable {
    enum State: String, Sendable {
        case `in`
        /// Kept for a day, so that leaving can be undone for some minutes, until the code is renewed.
        case left
        /// Kept as long as the group, so that the code doesn't let them in again.
        case removed
    }

    /// How a seat is called where its member isn't to be seen: "seat-3".
    struct Name: Sendable, Equatable {
        let number: Int

        var text: String { "seat-\(self.number)" }

        init(_ number: Int) { self.number = number }

        init?(_ text: String) {
            guard text.hasPrefix("seat-"), let number = Int(text.dropFirst(5)), number > 0 else { return nil }
            self.number = number
        }
    }

    let owner: Member.ID
    let group: RivalGroup.ID
    let state: State
    /// The order in which members joined; greater later.
    let number: Int
    let aims: RivalAims

    static let columns: SQL = """
        rival_seat.owner_id, rival_seat.group_id, rival_seat.state, rival_seat.number, rival_seat.workouts,
        rival_seat.weigh_ins, rival_seat.steps, rival_seat.water
        """

    init(_ columns: inout ColumnReader) throws {
        self.owner = try columns.integer()
        self.group = try columns.text()
        self.state = try columns.choice()
        self.number = try columns.int()
        self.aims = RivalAims(
            workouts: try columns.int(),
            weighIns: try columns.int(),
            steps: try columns.int(),
            water: try columns.int()
        )
    }

    init(_ row: SQLRow) throws {
        var columns = row.reader
        try self.init(&columns)
    }

    static func find(_ owner: Member.ID, _ group: RivalGroup.ID, in db: any SQLConnection) throws -> RivalSeat? {
        try db.row(
            "SELECT \(Self.columns) FROM rival_seat WHERE owner_id = \(owner) AND group_id = \(group)",
            Self.init
        )
    }

    /// Returns those who are in a group, by how long.
    static func all(in group: RivalGroup.ID, _ db: any SQLConnection) throws -> [RivalSeat] {
        try db.rows(
            """
            SELECT \(Self.columns) FROM rival_seat WHERE group_id = \(group) AND state = 'in'
            ORDER BY number, owner_id LIMIT \(literal: RivalGroup.mostMembers)
            """,
            Self.init
        )
    }
}
