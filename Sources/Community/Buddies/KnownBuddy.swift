/// A buddy with the facts of their account.
struct KnownBuddy: Sendable {
    let buddy: BuddyStore.Buddy
    let who: BuddyPeople.Known
}
