/// A request with the member at its other end.
struct PendingBuddyRequest: Sendable {
    let who: BuddyPeople.Known
    /// Milliseconds since 1970 UTC.
    let at: Int64
}
