/// Words of British English for foods that the catalogue, like its source, calls by the American ones.
///
/// A list that has both makes people look twice: is a courgette another thing than the zucchini below?
package enum BritishWords {
    /// The British word and the American one.
    private static let all = [
        ("aubergine", "eggplant"), ("courgette", "zucchini"), ("rapeseed", "canola"), ("rocket", "arugula"),
        ("coriander leaf", "cilantro"), ("coriander leaves", "cilantro"), ("prawn", "shrimp"), ("beetroot", "beet"),
        ("swede", "rutabaga"), ("sultana", "golden raisin"), ("mangetout", "snow pea"), ("pak choi", "bok choy"),
        ("spring onion", "scallion"), ("broad bean", "fava bean"), ("broadbean", "fava bean"), ("haricot", "navy bean"),
        ("gherkin", "pickle"), ("jacket potato", "baked potato"), ("sweetcorn", "sweet corn"), ("soya", "soy"),
        ("capsicum", "pepper"), ("chilli", "chili"), ("omelette", "omelet"), ("pitta", "pita"),
        ("beef mince", "ground beef"), ("turkey mince", "ground turkey"), ("minced beef", "ground beef"),
        ("wholemeal", "whole-wheat"), ("wholegrain", "whole-grain"), ("yoghurt", "yogurt"), ("tinned", "canned"),
        ("skimmed", "skim"), ("double cream", "heavy cream"), ("single cream", "light cream"),
        ("icing sugar", "powdered sugar"), ("treacle", "molasses"), ("cornflour", "cornstarch"),
        ("linseed", "flaxseed"), ("rasher", "slice"),
    ]

    /// Returns the British words that a text has, each with the word that belongs there.
    package static func found(in text: String) -> [String] {
        let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
        return self.all.filter { british, _ in
            " \(words) ".contains(" \(british) ") || " \(words) ".contains(" \(british)s ")
        }
        .map { "\(text): \($0), which is \($1)" }
    }
}
