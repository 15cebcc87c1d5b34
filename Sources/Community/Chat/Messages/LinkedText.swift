import Foundation

/// Text in pieces, of which addresses of the web are links.
///
/// Only what says `http://` or `https://` itself, so that nobody is led where they didn't read; nothing is fetched to
/// show what is behind.
struct LinkedText: Sendable, Equatable {
    struct Piece: Encodable, Sendable, Equatable {
        let pieceText: String
        /// Whether it is an address.
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

    /// What hides another host behind a name and an @ is none, nor what turns its letters around or hides between them.
    private static func isAddress(_ word: Substring) -> Bool {
        let start = word.prefix(8).lowercased()
        guard start.hasPrefix("https://") || start.hasPrefix("http://"), let parts = URLComponents(string: String(word))
        else { return false }
        let isPlain = !word.unicodeScalars.contains { $0.properties.generalCategory == .format }
        return isPlain && parts.host?.isEmpty == false && parts.user == nil && parts.password == nil
    }
}
