import FoodCatalogue

extension FoodLookup {
    /// Returns whether a text for the search reads as several foods, or as an amount in a unit; not "fish and chips".
    func readsAsList(_ text: String) -> Bool {
        let sentence = Sentence(text)
        guard sentence.isList else { return false }
        guard let dish = Phrase.joined(sentence.phrases[...]), dish.quantity.unit == nil else { return true }
        return self.catalogue.food(named: dish.text) == nil
    }
}
