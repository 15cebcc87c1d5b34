/// The gyms of a file, and counts of the items left out by reason.
package struct GymFileContents: Sendable {
    package private(set) var gyms: [Gym] = []
    package private(set) var skipped: [String: Int] = [:]
    private var seen: Set<Gym.ID> = []

    mutating func add(_ gym: Gym) {
        guard self.seen.insert(gym.id).inserted else { return self.skip("in the file already") }
        self.gyms.append(gym)
    }

    mutating func skip(_ reason: String) { self.skipped[reason, default: 0] += 1 }
}
