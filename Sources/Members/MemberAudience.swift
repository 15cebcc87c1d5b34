/// The members for whom an announcement is; the raw values are stored.
package enum MemberAudience: String, Sendable, CaseIterable {
    case everybody, adults, minors, newcomers, staff
}
