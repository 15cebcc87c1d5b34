import Members
import Storage
import Web

/// Finds the place around which a member searches.
struct SearchedPlace: Sendable {
    let database: any Database
    let placeNamed: @Sendable (String) async throws -> CoarsePlace?
    /// Whether any place is known by its name.
    let knowsNames: @Sendable () async throws -> Bool

    /// Returns the place of that name, else the one that was sent, else that of the member's own profile; nil for
    /// anywhere.
    ///
    /// Throws a complaint for a name that no place has.
    func find(
        _ name: String,
        orElse sent: CoarsePlace?,
        anywhere: Bool,
        for member: Member.ID
    ) async throws -> CoarsePlace? {
        if anywhere { return nil }
        if !name.isEmpty {
            guard let place = try await self.placeNamed(name) else {
                throw FormErrors("place", CoarsePlace.unknown)
            }
            return place
        }
        if let sent { return sent }
        return try await ProfileStore(database: self.database, owner: member).profile()?.profile.place
    }
}
