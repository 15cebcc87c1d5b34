import Foundation

/// The address of a published calendar, as programs and people write it.
struct CalendarAddress: Equatable {
    static let longest = 2_000

    /// With https in the place of webcal.
    let text: String

    /// Nil for what is no address of the web; the address policy decides whether it may be asked.
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
        // A part of a page is nothing that servers hear of.
        parts.fragment = nil
        guard let whole = parts.string else { return nil }
        self.text = whole
    }

    /// Where it is, without what opens it.
    var host: String { URLComponents(string: self.text)?.host ?? "" }
}
