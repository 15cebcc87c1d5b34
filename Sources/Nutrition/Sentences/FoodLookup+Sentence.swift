import FoodCatalogue

extension FoodLookup {
    /// Returns whether a text for the search reads as several foods, or as an amount in a unit; not "fish and chips".
    func readsAsList(_ text: String) -> Bool {
        let sentence = Sentence(text)
        guard sentence.isList else { return false }
        let dish = Phrase.joined(sentence.phrases[...])?.text ?? sentence.phrases.first?.text ?? ""
        let isDish = sentence.phrases.count > 1 && self.catalogue.food(named: dish) != nil
        return !isDish || sentence.phrases.contains { $0.quantity.unit != nil }
    }
}
