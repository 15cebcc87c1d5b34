package import Members

/// A member to be reminded, with mail address.
package struct Recipient: Sendable {
    package let member: Member
    package let email: String

    package init(member: Member, email: String) {
        self.member = member
        self.email = email
    }
}
