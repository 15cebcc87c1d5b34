/// What people mean when they narrow a search.
package enum FoodKind: String, Sendable, CaseIterable {
    /// Food as such, whoever sells it: an apple, boiled rice.
    case whole
    /// What a maker's name belongs to.
    case branded
}
