import Web

/// The addresses of finding people.
package enum PeopleLinks: String, LinkTable {
    package static let name = "people"

    case all = "/together/people"
}
