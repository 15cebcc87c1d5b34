import Web

/// The addresses of foods.
package enum FoodLinks: String, LinkTable {
    package static let name = "foods"

    case results = "/foods/results"
    case code = "/foods/code"
    /// Where words are looked up outside this house.
    case online = "/foods/online"
    case mine = "/foods/mine"
    case new = "/foods/new"
}
