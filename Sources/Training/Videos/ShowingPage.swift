import DelimitedText
import Foundation

/// A public page that shows how something is done, in pictures or films, of the list that comes with the program.
///
/// Nothing of it is loaded here; members open it by a tap. See `Catalogue/pages.tsv`.
struct ShowingPage: Sendable, Equatable {
    let address: String
    let title: String
    /// Whose it is: "NHS".
    let source: String

    /// The houses whose pages are listed.
    private static let sources = [
        "www.nhs.uk": "NHS", "www.nhsinform.scot": "NHS inform", "en.wikipedia.org": "Wikipedia",
    ]

    /// Returns nil for an address that isn't one of these houses'.
    init?(_ address: String, _ title: String) {
        guard let url = URL(string: address), url.scheme == "https", url.query == nil,
            let source = url.host().flatMap({ Self.sources[$0] }), !title.isEmpty
        else { return nil }
        self.address = address
        self.title = title
        self.source = source
    }

    /// Returns the pages on an exercise or a topic, in the order of the list.
    static func all(on subject: String) -> [ShowingPage] { Self.shipped[subject] ?? [] }

    /// The pages by what they show; none where the file is missing, because a search at YouTube is offered still.
    static let shipped = (try? Self.pages(String(contentsOf: Self.file, encoding: .utf8))) ?? [:]

    static let file = URL(
        fileURLWithPath: Bundle.module.resourcePath.map { $0 + "/Catalogue/pages.tsv" } ?? "pages.tsv"
    )

    static func pages(_ text: String) -> [String: [ShowingPage]] {
        var pages: [String: [ShowingPage]] = [:]
        for line in TabbedTable(text).rows {
            guard line.count == 3, let page = ShowingPage(line[0], line[1]) else { continue }
            for subject in line[2].split(separator: " ") { pages[String(subject), default: []].append(page) }
        }
        return pages
    }
}
