import Web

/// The addresses of training safety.
package enum TrainingSafetyLinks: String, LinkTable {
    package static let name = "trainingSafety"

    case show = "/training/safety"
    case agreements = "/training/safety/agreements"
    case agreementsRemoval = "/training/safety/agreements/removal"
}
