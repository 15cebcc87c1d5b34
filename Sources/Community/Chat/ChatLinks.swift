import Web

/// The addresses of conversations.
enum ChatLinks: String, LinkTable {
    static let name = "chats"

    case all = "/together/chats"
    case chat = "/together/chats/:id"
    case messages = "/together/chats/:id/messages"
    case reading = "/together/chats/:id/reading"
    case shares = "/together/chats/:id/shares"
    case newShare = "/together/chats/:id/shares/new"

    static func chat(_ id: String) -> String { Self.chat.path(id) }

    /// Returns the address of the chat, showing the messages before one.
    static func chat(_ id: String, before number: Int64) -> String { "\(Self.chat(id))?before=\(number)" }

    static func messages(_ id: String) -> String { Self.messages.path(id) }

    /// Returns the address of the messages before one, as a fragment.
    static func messages(_ id: String, before number: Int64) -> String { "\(Self.messages(id))?before=\(number)" }

    /// Returns the path to which a reader sends the last message they read.
    static func reading(_ id: String) -> String { Self.reading.path(id) }

    static func shares(_ id: String) -> String { Self.shares.path(id) }

    /// Returns the address of the list of one kind of what can be shared in the chat.
    static func shares(_ id: String, _ kind: ShareKind) -> String { "\(Self.shares.path(id))?kind=\(kind.rawValue)" }

    /// Returns the address of the page that asks whether to share something in a chat.
    static func newShare(_ id: String, _ kind: ShareKind, _ thing: String) -> String {
        "\(Self.newShare.path(id))?kind=\(kind.rawValue)&id=\(thing.escapedForAddress)"
    }

    /// Returns the address of a new workout, from which one comes back to share it in the chat: `workoutId` joins it then.
    static func makingForShare(_ id: String) -> String {
        let next = "\(Self.newShare.path(id))?kind=\(ShareKind.workout.rawValue)&\(ShareAskPage.fromChat)"
        return "\(Places.newWorkout.path)?next=\(next.escapedForAddress)"
    }
}

/// Paths that only devices ask.
enum ChatAPI: String, RoutePath {
    case all = "/chats"
    case messages = "/chats/:id/messages"
    case reading = "/chats/:id/reading"
    case shares = "/chats/:id/shares"
}
