/// The kinds of food that a search can be narrowed to.
package enum FoodKind: String, Sendable, CaseIterable {
    /// Food as such, whoever sells it: an apple, boiled rice.
    case whole
    /// A product with a maker's name.
    case branded
}
