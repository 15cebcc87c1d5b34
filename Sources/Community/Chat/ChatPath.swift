/// Addresses of conversations.
package enum ChatPath {
    package static let all = "/together/chats"

    package static func chat(_ id: String) -> String { "\(Self.all)/\(id)" }

    static func messages(_ id: String) -> String { Self.chat(id) + "/messages" }

    static func messages(_ id: String, before number: Int64) -> String { "\(Self.messages(id))?before=\(number)" }
}
