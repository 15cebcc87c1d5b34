import Web

/// The addresses of what keeps members safe from each other.
package enum CommunitySafetyLinks: String, LinkTable {
    package static let name = "safety"

    case blocks = "/together/blocks"
    case reports = "/together/reports"
    case suspensions = "/admin/suspensions"
}
