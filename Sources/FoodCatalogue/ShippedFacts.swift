package import Foundation

/// The facts that come with the program, so that it needs no download.
package enum ShippedFacts {
    /// USDA Standard Reference 28 as a compact file.
    package static var usda: URL { self.folder.appending(path: "usda-sr28.txt.gz") }

    /// Everyday words and the catalogue's words for them.
    static var everydayWords: URL { self.folder.appending(path: "everyday-words.tsv") }

    /// How much of a food people usually have at once.
    static var usualPortions: URL { self.folder.appending(path: "usual-portions.tsv") }

    /// Measures in which people have a food beside its usual portion.
    static var everydayMeasures: URL { self.folder.appending(path: "everyday-measures.tsv") }

    /// Foods composed of those of the source.
    static var composedFoods: URL { self.folder.appending(path: "composed-foods.tsv") }

    /// What people take beside food and the source doesn't have.
    static var supplements: URL { self.folder.appending(path: "supplements.tsv") }

    /// How a source's name of a food becomes the plain one.
    static var plainNameRules: URL { self.folder.appending(path: "plain-name-rules.tsv") }

    /// The plain names that a person chose.
    static var plainNameExceptions: URL { self.folder.appending(path: "plain-name-exceptions.tsv") }

    private static var folder: URL { Bundle.module.bundleURL.appending(path: "Facts") }
}
