import Web

/// The addresses of energy burned.
package enum EnergyLinks: String, LinkTable {
    package static let name = "energy"

    case credit = "/energy/credit"
}
