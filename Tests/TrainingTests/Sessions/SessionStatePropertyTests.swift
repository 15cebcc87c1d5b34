import Foundation
import Testing

@testable import Training

/// What holds of whatever happens, shown on hundreds of sessions made by chance.
struct SessionStatePropertyTests {
    private static let seeds = Array(UInt64(1)...300)

    @Test("twice the same facts make the same state, and the second time nothing changes", arguments: Self.seeds)
    func replay(seed: UInt64) throws {
        let session = RandomSession(seed: seed)
        var (once, twice) = (session.start, session.start)
        once.applyAll(session.events)
        for event in session.events {
            let first = twice.apply(event)
            let known = twice
            let second = twice.apply(event)
            #expect(second != .applied && twice == known, "\(event)")
            if first != .refused(.over) { #expect(first == second || second == .unchanged) }
        }
        #expect(once == twice)
    }

    @Test("facts make the same state in whatever order they arrive", arguments: Self.seeds)
    func order(seed: UInt64) throws {
        let session = RandomSession(seed: seed, kinds: RandomSession.facts, count: 40)
        var (one, other) = (session.start, session.start)
        one.applyAll(session.events)
        other.applyAll(session.shuffled(seed))
        #expect(one == other)
    }

    @Test("two devices that were apart come to the same, and nothing confirmed is lost", arguments: Self.seeds)
    func merge(seed: UInt64) throws {
        let session = RandomSession(seed: seed, kinds: RandomSession.facts, count: 40)
        let here = session.events.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        let there = session.events.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        var (one, other) = (session.start, session.start)
        one.applyAll(here + there)
        other.applyAll([session.events[0]] + there + here)
        #expect(one == other)
    }

    @Test("never more is done than was confirmed, nor less unless it was taken back", arguments: Self.seeds)
    func confirmed(seed: UInt64) throws {
        let session = RandomSession(seed: seed)
        var state = session.start
        var (confirmed, undone): (Set<String>, Set<String>) = ([], [])
        for event in session.events {
            guard state.apply(event) == .applied else { continue }
            let place = "\(event.exercise ?? 0) \(event.set ?? "")"
            if event.kind == .completeSet { confirmed.insert(place) }
            if event.kind == .undoSet { undone.insert(place) }
        }
        let done = Set(
            state.exercises.enumerated().flatMap { place, exercise in
                exercise.doneSets.map { "\(place + 1) \($0.id)" }
            }
        )
        #expect(done.isSubset(of: confirmed))
        #expect(confirmed.subtracting(undone).isSubset(of: done))
    }

    @Test("the clock never runs backwards nor faster than time", arguments: Self.seeds)
    func clock(seed: UInt64) throws {
        var state = RandomSession(seed: seed).start
        state.applyAll(RandomSession(seed: seed).events)
        var before: Int64 = 0
        for now in stride(from: Int64(0), through: 200_000, by: 7_000) {
            let ran = state.ran(until: now)
            #expect(ran >= before && ran <= now)
            before = ran
        }
    }

    @Test("a state comes back from its text as it was", arguments: Self.seeds.prefix(50))
    func text(seed: UInt64) throws {
        var state = RandomSession(seed: seed).start
        state.applyAll(RandomSession(seed: seed).events)
        #expect(SessionJSON.value(SessionState.self, state.text) == state)
    }
}
