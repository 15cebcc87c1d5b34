import Foundation

/// The address of a published calendar, as programs and people write it.
struct CalendarAddress: Equatable {
    static let longest = 2_000

    /// The address, with https in place of webcal.
    let text: String

    /// Returns nil for a text that is no web address; whether it may be requested is the address policy's decision.
    init?(_ typed: String) {
        guard typed.utf8.count <= Self.longest else { return nil }
        var text = typed.contains("://") ? typed : "https://" + typed
        for scheme in ["webcal://", "webcals://"] where text.lowercased().hasPrefix(scheme) {
            text = "https://" + text.dropFirst(scheme.count)
        }
        guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            ["https", "http"].contains(scheme), let host = parts.host, !host.isEmpty
        else { return nil }
        parts.scheme = scheme
        // A fragment is never sent to servers.
        parts.fragment = nil
        guard let whole = parts.string else { return nil }
        self.text = whole
    }

    /// The host, which may be shown; the path often contains a secret.
    var host: String { URLComponents(string: self.text)?.host ?? "" }
}
