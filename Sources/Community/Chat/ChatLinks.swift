import Web

/// The addresses of conversations.
package enum ChatLinks: String, LinkTable {
    package static let name = "chats"

    case all = "/together/chats"

    static func chat(_ id: String) -> String { "\(Self.all.path)/\(id)" }

    /// The conversation, shown from what was said before a message.
    static func chat(_ id: String, before number: Int64) -> String { "\(Self.chat(id))?before=\(number)" }

    /// What was said before a message, without the page around it.
    static func messages(_ id: String, before number: Int64) -> String { "\(Self.chat(id))/messages?before=\(number)" }

    static func shares(_ id: String) -> String { "\(Self.chat(id))/shares" }

    /// Asks whether to share something in a chat.
    static func newShare(_ id: String, _ kind: ShareKind, _ thing: String) -> String {
        "\(Self.shares(id))/new?kind=\(kind.rawValue)&id=\(LocalPath.escaped(thing))"
    }
}
