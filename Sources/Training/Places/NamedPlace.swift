import Foundation

/// A town or village of the operator's gazetteer.
package struct NamedPlace: Sendable, Equatable, Identifiable {
    /// GeoNames' number.
    package let id: Int64
    package let name: String
    /// Two letters (ISO 3166-1): "AT".
    package let country: String
    /// GeoNames' code of the first division below the country: "06", in the United States the state's letters.
    package let region: String
    package let coordinate: Coordinate
    /// How many people live there; 0 where nobody says.
    package let population: Int64
    /// What else it is called, in any language.
    package let otherNames: [String]

    /// The most characters of a name; longer ones are left out.
    static let longestName = 80
    /// The most other names of a place.
    static let mostNames = 20

    /// Returns a name as it is looked up: small letters without accents, hyphens as spaces.
    static func plain(_ name: String) -> String {
        let folded = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).lowercased()
        return folded.map { Self.letters[$0] ?? String($0) }.joined()
            .split { $0.isWhitespace || $0 == "-" || $0 == "'" || $0 == "’" }
            .joined(separator: " ")
    }

    /// Letters that are no letter with an accent, as people without them type them.
    private static let letters: [Character: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th",
    ]

    /// Its names as they are looked up, each once.
    var plainNames: Set<String> { Set(([self.name] + self.otherNames).map(Self.plain)).subtracting([""]) }

    /// Returns whether words such as "AT", "Austria" or "IL" say its country or region.
    func lies(in words: String) -> Bool {
        let said = Self.plain(words)
        if said == Self.plain(self.country) || said == Self.plain(self.region) { return true }
        return self.countryName.map(Self.plain) == said
    }

    private var countryName: String? { Locale(identifier: "en").localizedString(forRegionCode: self.country) }

    /// Returns one of its names with what tells it from others of that name, as `find` reads it: "Graz, Austria", "Springfield, IL".
    func told(as name: String) -> String {
        let whole = self.country == "US" && !self.region.isEmpty ? self.region : self.countryName ?? self.country
        return "\(name), \(whole)"
    }

    /// A place one of whose names begins with what was typed.
    struct Completion: Sendable {
        let place: NamedPlace
        /// The name that begins so, as `plain` spells it.
        let plain: String

        /// Whether it is the name under which the place is listed.
        var isListed: Bool { self.plain == NamedPlace.plain(self.place.name) }

        /// Returns the name as it is offered to who typed `words`, beginning with them where it can.
        func told(to words: String) -> String {
            let isTyped = self.place.name.lowercased().hasPrefix(words.lowercased())
            return self.place.told(as: isTyped ? self.place.name : self.plain.capitalized)
        }
    }
}
