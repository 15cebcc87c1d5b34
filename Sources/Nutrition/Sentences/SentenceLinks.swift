import Web

/// The addresses of sentences.
enum SentenceLinks: String, LinkTable {
    static let name = "sentences"

    case sentences = "/diary/sentences"
    case new = "/diary/sentences/new"
    case removal = "/diary/sentences/:id/removal"
}

extension SentenceLinks {
    /// Returns the address of the page for saying what one had; with a text, of the list that it makes.
    static func new(_ place: DiaryPlace, text: String = "") -> String {
        let path = "\(self.new.path)?\(FoodLinks.query(place))"
        return text.isEmpty ? path : path + "&text=\(text.escapedForAddress)"
    }

    /// Removes what a request logged.
    static func removal(_ request: String) -> String { self.removal.path(request) }
}

/// Paths that only devices ask.
enum SentenceAPI: String, RoutePath {
    case sentences = "/diary/:day/sentences"
}
