/// Whom an announcement is for; nothing of bodies or health. The raw values are stored.
package enum Audience: String, Sendable, CaseIterable {
    case everybody, adults, minors, newcomers, staff
}
