/// Tells what a word in a food's name costs when nobody asked for it.
///
/// "Without salt" and "imitation" make a food less likely to be the one that is meant; "raw" and "whole" do not.
enum Qualifiers {
    static func cost(_ word: String) -> Double { self.costs[word] ?? 0.5 }

    /// Returns whether the word says how a food was prepared, so that raw foods are no longer preferred.
    static func isPreparation(_ word: String) -> Bool { self.preparations.contains(word) }

    private static let costs: [String: Double] = {
        var costs: [String: Double] = [:]
        for (cost, words) in table {
            for word in Wording.words(words) { costs[word] = cost }
        }
        return costs
    }()

    private static let preparations = Set(
        Wording.words(
            """
            raw cooked boiled baked roasted fried grilled broiled steamed dried canned frozen smoked stewed braised
            poached scrambled toasted mashed uncooked dry microwaved
            """
        )
    )

    private static let table: [(cost: Double, words: String)] = [
        (
            0,
            """
            fresh whole plain regular all commercial variety type grade brewed prepared commercially each part lean only
            table ready serve eat includes year round average classic original traditional milkfat vitamin d mature seed
            fluid drained added species mixed variety kernel ripe
            """
        ),
        (0.3, "raw cooked"),
        (0.4, "salt"),
        (1.2, "enriched canned frozen boiled baked roasted grilled stewed braised toasted patties"),
        (
            1.5,
            """
            blend mixture mix glutinous decaffeinated cured smoked spread deli luncheon
            prepackaged unenriched
            """
        ),
        (
            2,
            """
            dried dehydrated powder powdered instant concentrate condensed syrup juice oil leaf flour imitation
            substitute low reduced nonfat fat free unsweetened sweetened flavored flavor flavour dry without no
            buttermilk light lite diet breaded fried fermented curd
            """
        ),
        (
            3,
            """
            babyfood infant toddler junior strained formula commodity school lunch alaska native greenland indian hawaii
            wild imported australian zealand puerto rico liver heart kidney feet tongue tripe gizzard skin bone organ
            product human goat sheep duck goose quail meatless vegetarian spleen lung brain giblet neck tail stomach
            peel hull germ bran flower shoot greens sprouted
            """
        ),
    ]
}
