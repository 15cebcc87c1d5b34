/// The kinds of food that are recognised without lessons: `Banana`, `Oat-Milk`, `Espresso`.
package enum FoodKinds {
    package static let all: [String] = []
}
