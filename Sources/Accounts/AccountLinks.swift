import Web

/// The addresses of coming in, and of where one is logged in.
package enum AccountLinks: String, LinkTable {
    package static let name = "account"

    case recovery = "/recovery"
    case welcome = "/welcome"
    case administrator = "/administrator"
    case sessions = "/me/sessions"
    case otherSessionsEnd = "/me/sessions/end-others"
    case stay = "/me/leaving/end"
}
