import FoodCatalogue

/// What makes a plate, by which two plates are alike.
struct PlateMain: Sendable, Hashable {
    /// The words that every food has in its name with which one eats the same again: "cottage" and "cheese".
    let words: Set<String>
    /// The things of the plate that are it, whatever the catalogue calls them.
    let foods: Set<Food.ID>

    init(_ text: String, of things: [PlateThing]) {
        let words = Set(Wording.pieces(text).map(Wording.singular))
        self.words = words
        self.foods = Set(
            things.filter { words.isSubset(of: Set(Wording.pieces($0.measure.words(1)).map(Wording.singular))) }
                .map(\.food)
        )
    }
}
