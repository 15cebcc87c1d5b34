import Web

/// The addresses of what a member tells about themselves.
package enum ProfileLinks: String, LinkTable {
    package static let name = "profile"

    case weight = "/me/weight"
}
