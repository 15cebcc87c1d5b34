import Foundation
import Members

/// The words of a notice as they are read: a heading that says what and who, and what follows it.
struct NoticeWords: Equatable, Sendable {
    /// Text such as "Ben goes to “Run in the park”, today 18:00–19:30".
    let title: String
    /// Empty where the heading says all.
    let rest: String

    /// The longest heading, in characters: about three lines of a phone.
    private static let longestTitle = 120

    /// Writes the words for a page, which names days near it.
    init(_ notice: Notice, at now: Date, in zone: TimeZone) {
        self.init(notice.kind, DayName.naming(daysNear: now, in: zone, of: notice.text))
    }

    /// Writes words that may be read on a later day, which keep their dates.
    init(lasting notice: Notice) { self.init(notice.kind, notice.text) }

    private init(_ kind: Notice.Kind, _ text: String) {
        let end = Self.endOfSentence(text)
        let sentence = text[..<end]
        guard sentence.count <= Self.longestTitle else {
            self.title = kind.title
            self.rest = text
            return
        }
        self.title = String(sentence.last == "." ? sentence.dropLast() : sentence)
        self.rest = text[end...].trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns where the first sentence ends; words in quotation marks belong to it whole.
    private static func endOfSentence(_ text: String) -> String.Index {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "“": depth += 1
            case "”": depth -= 1
            case ".", "?", "!":
                let next = text.index(after: index)
                if depth <= 0, next == text.endIndex || text[next].isWhitespace { return next }
            default: break
            }
        }
        return text.endIndex
    }
}
