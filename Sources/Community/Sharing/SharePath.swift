import Web

/// Addresses of sharing.
enum SharePath {
    static let choosing = "/together/share"

    static func shares(_ chat: String) -> String { "/together/chats/\(chat)/shares" }

    static func asking(_ chat: String, _ kind: ShareKind, _ thing: String) -> String {
        "\(Self.shares(chat))/new?kind=\(kind.rawValue)&id=\(LocalPath.escaped(thing))"
    }
}
