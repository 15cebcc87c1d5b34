import Foundation
import Jobs
import Members
import Web

/// The state of the house: version, storage, jobs, failures, and how lively it was.
struct HousePage: PageModel {
    static let template = "administration/house"

    struct Fact: Encodable, Sendable {
        let factName: String
        let factValue: String
    }

    struct Job: Encodable, Sendable {
        let jobKind: String
        let jobNote: String
        let againPath: String
    }

    /// The most jobs that were given up, and the days, on the page.
    static let (mostDead, mostDays) = (50, 30)
    /// The days that stand there unfolded.
    private static let openDays = 7

    let frame: Frame
    /// Whether nothing was given up, failed or was set aside.
    let isWell: Bool
    let facts: [Fact]
    let dead: [Job]
    /// "55 jobs wait, 2 run".
    let jobsInShort: String
    let jobs: [Fact]
    let failures: [Fact]
    /// How many rows couldn't be read; empty for none.
    let setAside: String
    let days: [Fact]
    let earlierDays: [Fact]

    init(_ state: HouseState, at now: Date, in timeZone: TimeZone, frame: Frame) {
        self.frame = frame
        self.facts =
            [Fact(factName: "Build", factValue: state.version)] + state.storage.map { Fact($0) }
        self.setAside = state.rowsSetAside == 0 ? "" : Numerals.text(Double(state.rowsSetAside))
        self.dead = state.dead.map {
            Job(
                jobKind: $0.kind,
                jobNote: "\(DayName.moment($0.at, at: now, in: timeZone)): \($0.failure)",
                againPath: AdministrationLinks.jobAgain($0.id)
            )
        }
        self.jobs = state.jobCounts.map { Fact($0) }
        self.jobsInShort = state.jobsInShort
        self.failures = state.failures.prefix(50).map {
            Fact(factName: "\($0.method) \($0.route)", factValue: "\($0.count) × \($0.status)")
        }
        self.days = state.people.prefix(Self.openDays).map { Fact($0) }
        self.earlierDays = state.people.dropFirst(Self.openDays).map { Fact($0) }
        self.isWell = state.dead.isEmpty && state.failures.isEmpty && state.rowsSetAside == 0
    }
}
