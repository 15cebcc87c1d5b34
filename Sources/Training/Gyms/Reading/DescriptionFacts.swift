import Foundation
import XML

/// Reads facts from a description: "Operating Hours: 7am … Tel: 6244 5387", or a table in HTML.
struct DescriptionFacts {
    /// Facts by their name in lower case.
    let facts: [String: String]

    init(_ description: String) {
        let text = String(description.prefix(20_000))
        self.facts = text.contains("<th>") ? Self.table(text) : Self.labelled(text)
    }

    private static let labels = [
        "facilities", "operating hours", "opening hours", "tel", "telephone", "website", "address", "email",
    ]

    /// Reads labels with their texts; each text ends at the next label.
    private static func labelled(_ text: String) -> [String: String] {
        let found = self.labels.compactMap { label in
            text.range(of: label + ":", options: .caseInsensitive).map { (label: label, range: $0) }
        }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        var facts: [String: String] = [:]
        for (place, label) in found.enumerated() {
            let end = place + 1 < found.count ? found[place + 1].range.lowerBound : text.endIndex
            guard label.range.upperBound <= end else { continue }
            facts[label.label] = String(text[label.range.upperBound..<end])
        }
        return facts
    }

    /// Reads the rows of a table: "<th>NAME</th> <td>ActiveSG Gym</td>".
    private static func table(_ text: String) -> [String: String] {
        var facts: [String: String] = [:]
        for row in text.components(separatedBy: "<th>").dropFirst() {
            let cells = row.components(separatedBy: "</th>")
            guard cells.count == 2, let start = cells[1].range(of: "<td>"), let end = cells[1].range(of: "</td>"),
                start.upperBound <= end.lowerBound
            else { continue }
            facts[self.plain(cells[0])] = self.plain(String(cells[1][start.upperBound..<end.lowerBound]), small: false)
        }
        return facts
    }

    private static func plain(_ text: String, small: Bool = true) -> String {
        let plain = HTMLText.decoded(text).trimmingCharacters(in: .whitespacesAndNewlines)
        return small ? plain.lowercased() : plain
    }
}
