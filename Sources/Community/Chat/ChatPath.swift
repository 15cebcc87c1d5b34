/// Addresses of conversations.
enum ChatPath {
    static let all = "/together/chats"

    static func chat(_ id: String) -> String { "\(Self.all)/\(id)" }

    static func messages(_ id: String) -> String { Self.chat(id) + "/messages" }

    static func messages(_ id: String, before number: Int64) -> String { "\(Self.messages(id))?before=\(number)" }
}
