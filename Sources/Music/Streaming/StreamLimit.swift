import Members
import Synchronization
import Web

/// Limits how many streams go on at once, of each member and of all.
final class StreamLimit: Sendable {
    /// A browser that seeks opens the next stream before it closes the last.
    static let mostOfAMember = 6
    static let most = 250

    private let taken = Mutex<[Member.ID: Int]>([:])

    /// Takes a slot, which is free again when nobody holds it; throws where all are taken.
    func take(_ member: Member.ID) throws -> Slot {
        try self.taken.withLock { taken in
            let own = taken[member, default: 0]
            guard own < Self.mostOfAMember else {
                throw TooOften(seconds: 5, words: "You are listening to several songs already. Stop one of them.")
            }
            guard taken.values.reduce(0, +) < Self.most else { throw TooBusy(seconds: 20) }
            taken[member] = own + 1
        }
        return Slot(self, member)
    }

    private func leave(_ member: Member.ID) {
        self.taken.withLock { taken in
            let own = taken[member, default: 0] - 1
            taken[member] = own > 0 ? own : nil
        }
    }

    /// Holds the room of one stream.
    final class Slot: Sendable {
        private let limit: StreamLimit
        private let member: Member.ID

        fileprivate init(_ limit: StreamLimit, _ member: Member.ID) {
            self.limit = limit
            self.member = member
        }

        deinit { self.limit.leave(self.member) }
    }
}
