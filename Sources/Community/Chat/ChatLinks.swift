import Web

/// The addresses of conversations.
package enum ChatLinks: String, LinkTable {
    package static let name = "chats"

    case all = "/together/chats"
}
