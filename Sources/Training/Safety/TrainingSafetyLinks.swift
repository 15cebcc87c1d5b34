import Web

/// The addresses of training safety.
enum TrainingSafetyLinks: String, LinkTable {
    static let name = "trainingSafety"

    case show = "/training/safety"
    case agreements = "/training/safety/agreements"
    case agreementsRemoval = "/training/safety/agreements/removal"
}
