import Foundation

/// A text divided into pieces, of which web addresses become links.
///
/// Only words that begin with `http://` or `https://` are links, so that members see where they lead. Linked pages are
/// never fetched for a preview.
struct LinkedText: Sendable, Equatable {
    struct Piece: Encodable, Sendable, Equatable {
        let pieceText: String
        /// Whether the piece is a link.
        let pieceLeads: Bool
    }

    let pieces: [Piece]

    init(_ text: String) {
        var pieces: [Piece] = []
        var plain = ""
        for word in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
            if word.startIndex > text.startIndex { plain.append(text[text.index(before: word.startIndex)]) }
            let opening = word.prefix { "([{<\"'“‘„".contains($0) }
            var address = word.dropFirst(opening.count)
            while let last = address.last, ".,;:!?)]}>\"'”’“…".contains(last) { address.removeLast() }
            guard Self.isAddress(address) else {
                plain += word
                continue
            }
            plain += opening
            if !plain.isEmpty { pieces.append(Piece(pieceText: plain, pieceLeads: false)) }
            pieces.append(Piece(pieceText: String(address), pieceLeads: true))
            plain = String(word.dropFirst(opening.count + address.count))
        }
        if !plain.isEmpty { pieces.append(Piece(pieceText: plain, pieceLeads: false)) }
        self.pieces = pieces
    }

    /// Refuses addresses with a user name, which hide the host, and those with invisible characters that change how
    /// they read.
    private static func isAddress(_ word: Substring) -> Bool {
        let start = word.prefix(8).lowercased()
        guard start.hasPrefix("https://") || start.hasPrefix("http://"), let parts = URLComponents(string: String(word))
        else { return false }
        let isPlain = !word.unicodeScalars.contains { $0.properties.generalCategory == .format }
        return isPlain && parts.host?.isEmpty == false && parts.user == nil && parts.password == nil
    }
}
