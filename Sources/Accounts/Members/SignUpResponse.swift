import Members

/// The new member as a device reads it.
struct SignUpResponse: Encodable, Sendable {
    let id: Member.ID
    let firstName: String
    let lastName: String
    let screenName: String
    let email: String

    init(_ account: Account) {
        self.id = account.id
        self.firstName = account.firstName
        self.lastName = account.lastName
        self.screenName = account.screenName
        self.email = account.email
    }
}
