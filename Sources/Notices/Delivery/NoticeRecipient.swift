package import Members

/// Somebody to be told, and how letters reach them.
package struct NoticeRecipient: Sendable {
    package let member: Member
    package let email: String

    package init(member: Member, email: String) {
        self.member = member
        self.email = email
    }
}
