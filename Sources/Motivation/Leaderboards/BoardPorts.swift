package import Members

/// What boards need of other wings.
package struct BoardPorts: Sendable {
    /// Finds the board that fits a member; nil for one who left or may not meet others.
    package let board: @Sendable (Member) async throws -> Board?
    /// Finds those of many members whom one may see: nobody blocked, suspended, leaving, hidden or of the other age.
    package let fellows: @Sendable (_ ids: [Member.ID], _ asker: Member) async throws -> [Member.ID: BoardFellow]
    /// Finds the page on which a member makes or shows the profile without which nobody sees them; nil for who is seen.
    package let profilePath: @Sendable (Member) async throws -> String?

    package init(
        board: @Sendable @escaping (Member) async throws -> Board?,
        fellows: @Sendable @escaping ([Member.ID], Member) async throws -> [Member.ID: BoardFellow],
        profilePath: @Sendable @escaping (Member) async throws -> String?
    ) {
        self.board = board
        self.fellows = fellows
        self.profilePath = profilePath
    }
}

/// Somebody else on a board.
package struct BoardFellow: Sendable, Equatable {
    package let name: String
    package let path: String
    /// Empty without a picture that is shown.
    package let picture: String
    /// The drawing that is shown in that case.
    package let drawing: String
    /// Empty unless they are buddies.
    package let chatPath: String
    /// The page on which they can be asked to be buddies; empty where there is nothing to ask.
    package let askPath: String

    package init(name: String, path: String, picture: String, drawing: String, chatPath: String, askPath: String) {
        self.name = name
        self.path = path
        self.picture = picture
        self.drawing = drawing
        self.chatPath = chatPath
        self.askPath = askPath
    }
}
