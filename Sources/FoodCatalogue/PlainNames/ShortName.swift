/// A name as lists show it, and the rest of it.
///
/// A plain name stays whole. Entries that were logged before there were plain names keep their source's name: the USDA writes
/// "Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling and microwaving), without salt"; the
/// first two parts, without a shelf before them, are "Oats, regular and quick".
package struct ShortName: Sendable, Equatable {
    package let short: String
    /// Empty when the short name says it all.
    package let details: String
    /// The name among several in a sentence, "Tuna" for "Tuna, from a can, in water": commas divide the foods there.
    package let head: String

    /// The longest name that stays whole, in characters: nearly all plain names are no longer (NUT-28).
    private static let longest = 55
    /// The longest that two parts may be together; beyond, the first stands alone.
    private static let longestPair = 40
    /// The beginnings of the USDA's names that say no food.
    private static let shelves: Set<String> = [
        "Alcoholic beverage", "Alcoholic Beverage", "Beverages", "Candies", "Cereals", "Cereals ready-to-eat",
        "Crustaceans", "Fast food", "Fast Food", "Fast foods", "Fast Foods", "Fish", "Frozen novelties", "Game meat",
        "Mollusks", "Nuts", "Restaurant", "Seeds", "Snacks", "Spices",
    ]

    /// Leaves a name whole that a person gave.
    package init(whole name: String) {
        (self.short, self.details, self.head) = (name, "", name)
    }

    /// Shortens a source's name; one that is short stays whole.
    package init(_ name: String) {
        var parts = name.count > Self.longest ? Self.parts(name) : []
        guard parts.count > 1 else {
            (self.short, self.details) = (name, "")
            self.head = Self.parts(name).first ?? name
            return
        }
        if Self.shelves.contains(parts[0]) { parts.removeFirst() }
        let pair = parts.prefix(2).joined(separator: ", ")
        let taken = pair.count <= Self.longestPair ? 2 : 1
        let short = parts.prefix(taken).joined(separator: ", ")
        self.short = short.prefix(1).uppercased() + short.dropFirst()
        self.head = Self.parts(self.short).first ?? self.short
        self.details = parts.dropFirst(taken).joined(separator: ", ")
    }

    /// Splits at commas, but not within brackets.
    private static func parts(_ name: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in name {
            switch character {
            case "(": depth += 1
            case ")": depth = max(depth - 1, 0)
            default: break
            }
            if character == ",", depth == 0 {
                parts.append("")
            } else if character != " " || !parts[parts.count - 1].isEmpty {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.filter { !$0.isEmpty }
    }
}
