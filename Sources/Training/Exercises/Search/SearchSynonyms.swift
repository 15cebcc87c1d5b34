/// Translates what people say into what exercises are called: "DB" is a dumbbell, "RDL" a Romanian deadlift.
struct SearchSynonyms: Sendable {
    /// Some words of a question, and other words for them.
    struct Saying: Sendable {
        let said: [String]
        let written: [String]
        /// Whether it holds only when nothing else is said: bare "traps" are shrugs, the trap bar is a bar.
        let isBare: Bool
        /// Whether what is said isn't here, and what is written is only the nearest to it.
        let isAbsent: Bool
    }

    static let shipped = SearchSynonyms(
        equal: Self.equalWords,
        short: [Self.shortWords, Self.coachesWords, Self.germanWords].joined(separator: "\n")
    )

    /// Sayings by the stem of their first word, the longest first.
    private let sayings: [String: [Saying]]
    /// The stems of all words that can be said, which count as spelt right.
    let stems: Set<String>

    /// `equal` has lines of words that mean the same, divided by `=`; `short` has what is said, a
    /// colon and what is meant; a `!` before what is said marks what holds only for it alone, a `~` what isn't here.
    init(equal: String, short: String) {
        var sayings: [String: [Saying]] = [:]
        let add = { (said: Substring, written: Substring, isAbsent: Bool) in
            let isBare = said.contains("!")
            let said = Self.stems(said)
            guard let first = said.first else { return }
            sayings[first, default: []]
                .append(Saying(said: said, written: Self.stems(written), isBare: isBare, isAbsent: isAbsent))
        }
        for line in equal.split(separator: "\n") {
            let choices = line.split(separator: "=")
            for said in choices { for written in choices where written != said { add(said, written, false) } }
        }
        for line in short.split(separator: "\n") {
            let columns = line.split(separator: ":")
            for written in columns[1].split(separator: "|") {
                for said in columns[0].split(separator: ",") { add(said, written, columns[0].contains("~")) }
            }
        }
        self.sayings = sayings.mapValues { $0.sorted { $0.said.count > $1.said.count } }
        self.stems = Set(sayings.values.joined().flatMap(\.said))
    }

    /// Returns the sayings that the words from this place on begin with.
    func sayings(at place: Int, of stems: [String]) -> [Saying] {
        (self.sayings[stems[place]] ?? []).filter {
            stems[place...].starts(with: $0.said) && (!$0.isBare || $0.said.count == stems.count)
        }
    }

    /// Returns the words with each two joined that are one word of a saying: "hand" and "stand" are a handstand.
    func joined(_ stems: [String]) -> [String] {
        var joined: [String] = []
        for stem in stems {
            if let last = joined.last, self.stems.contains(last + stem) {
                joined[joined.count - 1] = last + stem
            } else {
                joined.append(stem)
            }
        }
        return joined
    }

    /// Returns whether a question asks for what isn't here, so that its answers are only the nearest to it.
    func isAbsent(_ text: String) -> Bool {
        let stems = Self.stems(Substring(text))
        return stems.indices.contains { place in self.sayings(at: place, of: stems).contains(where: \.isAbsent) }
    }

    private static func stems(_ text: Substring) -> [String] {
        SearchWording.words(String(text)).map(SearchWording.stem)
    }
}
