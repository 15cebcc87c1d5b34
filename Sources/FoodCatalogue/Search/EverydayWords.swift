import DelimitedText
import Foundation

/// Translates everyday words into the catalogue's: ketchup is catsup there, fries are french fried potatoes.
///
/// They are read from a table of two columns: what people say, and what the catalogue writes, choices divided by `|`. A
/// `~` marks a looser choice. A `=` marks what is meant when nothing else is said: bare "milk" is cow's milk.
struct EverydayWords: Sendable {
    /// The same question in other words.
    struct Phrase: Sendable {
        var words: [String]
        /// How much a match by these words loses against one by the typed words.
        var cost: Double
    }

    private struct Saying: Sendable {
        let said: [String]
        let written: [String]
        let cost: Double
        /// Whether it applies only when nothing else is said.
        let isBare: Bool
    }

    /// Sayings by their first word, the longest first: "diet coke" before "coke".
    private let sayings: [String: [Saying]]
    /// The sayings of one word by their first letter, in the order of the alphabet.
    private let single: [Character: [[UInt8]]]
    /// The most phrases that one question is asked in.
    private static let most = 5

    /// Returns the table that comes with the program, read on first use.
    static func shipped() throws -> EverydayWords { try Self.once.get() }

    private static let once = Result { try EverydayWords(ShippedFacts.everydayWords) }

    init(_ table: URL) throws {
        var sayings: [String: [Saying]] = [:]
        for columns in TabbedTable(try String(contentsOf: table, encoding: .utf8)).rows {
            guard columns.count == 2 else { continue }
            let said = Wording.words(columns[0])
            guard let first = said.first else { continue }
            for choice in columns[1].split(separator: "|") {
                sayings[first, default: []].append(Self.saying(said, choice, isBare: columns[0].hasPrefix("=")))
            }
        }
        self.sayings = sayings.mapValues { $0.sorted { $0.said.count > $1.said.count } }
        let single = sayings.filter { $0.value.contains { $0.said.count == 1 } }.keys.sorted()
        self.single = Dictionary(grouping: single.map { Array($0.utf8) }) { Character(UnicodeScalar($0[0])) }
    }

    private static func saying(_ said: [String], _ choice: Substring, isBare: Bool) -> Saying {
        let written = Wording.words(choice)
        // A bare word is rewarded for what it leaves unsaid, so that it doesn't rank behind a food that was not meant.
        let cost = isBare ? -2 * Double(written.count - said.count) : choice.contains("~") ? 4 : 0
        return Saying(said: said, written: written, cost: cost, isBare: isBare)
    }

    /// Returns the everyday word that is one slip away from this one, behind its first letter; nil when it is one itself,
    /// or none is.
    func correction(of word: String) -> String? {
        let letters = Array(word.utf8)
        guard let initial = word.first, letters.count >= 5, self.sayings[word] == nil else { return nil }
        return self.single[initial]?.first {
            abs($0.count - letters.count) <= 1 && SpellingDistance.between(letters, $0, most: 1) != nil
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the question as typed, first, and in the catalogue's words.
    ///
    /// `isAll` is false when more was said than these words: "tea" alone is black tea, peppermint tea isn't.
    func phrases(for question: [String], isAll: Bool = true) -> [Phrase] {
        var phrases = [Phrase(words: question, cost: 0)]
        var next = 0
        while next < phrases.count, phrases.count < Self.most {
            let phrase = phrases[next]
            next += 1
            for place in phrase.words.indices {
                for saying in self.sayings[phrase.words[place]] ?? [] where phrases.count < Self.most {
                    guard
                        phrase.words[place...].starts(with: saying.said),
                        !saying.isBare || (isAll && saying.said == question)
                    else { continue }
                    var words = phrase.words
                    words.replaceSubrange(place..<(place + saying.said.count), with: saying.written)
                    guard !phrases.contains(where: { $0.words == words }) else { continue }
                    phrases.append(Phrase(words: words, cost: phrase.cost + saying.cost))
                }
            }
        }
        return phrases
    }
}
