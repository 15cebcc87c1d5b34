import FoodCatalogue

/// What makes a plate, by which two plates are alike.
struct PlateMain: Sendable, Hashable {
    /// The words that every food has in its name with which one eats the same again: "cottage" and "cheese".
    let words: Set<String>
    /// The things of the plate that are it, whatever the catalogue calls them.
    let foods: Set<Food.ID>

    /// - Parameter names: all names of each food of the plate.
    init(_ text: String, of names: [Food.ID: String] = [:]) {
        let words = Set(Wording.pieces(text).map(Wording.singular))
        self.words = words
        self.foods = Set(
            names.filter { words.isSubset(of: Set(Wording.pieces($0.value).map(Wording.singular))) }.keys
        )
    }
}
