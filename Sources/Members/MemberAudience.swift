/// Whom an announcement is for; the raw values are stored.
package enum MemberAudience: String, Sendable, CaseIterable {
    case everybody, adults, minors, newcomers, staff
}
