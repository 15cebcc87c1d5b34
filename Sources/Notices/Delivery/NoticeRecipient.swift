package import Members

/// A member to be notified, with mail address.
package struct NoticeRecipient: Sendable {
    package let member: Member
    package let email: String

    package init(member: Member, email: String) {
        self.member = member
        self.email = email
    }
}
