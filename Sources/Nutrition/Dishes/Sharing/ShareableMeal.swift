/// A meal or recipe in the list of what a member can share.
package struct ShareableMeal: Sendable, Equatable {
    /// The name under which `DishStore.given` finds it.
    package let name: String
    package let title: String
    /// "A recipe", "Today, 3 foods".
    package let note: String
    /// The path of the owner's own.
    package let path: String
}
