import Web

/// The addresses of weights.
package enum WeightLinks: String, LinkTable {
    package static let name = "weights"

    case all = "/weights"
}
