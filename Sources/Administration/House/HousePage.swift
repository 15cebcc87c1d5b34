import Foundation
import Jobs
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

    let frame: Frame
    let facts: [Fact]
    let dead: [Job]
    let jobs: [Fact]
    let failures: [Fact]
    let days: [Fact]

    init(_ state: HouseState, in timeZone: TimeZone, frame: Frame) {
        let style = Date.VerbatimFormatStyle(
            format:
                "\(day: .defaultDigits) \(month: .abbreviated), \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
            locale: Locale(identifier: "en_GB"),
            timeZone: timeZone,
            calendar: Calendar(identifier: .gregorian)
        )
        self.frame = frame
        self.facts =
            [Fact(factName: "Build", factValue: state.version)] + state.storage.map { Fact($0) }
            + [Fact(factName: "Rows set aside", factValue: String(state.rowsSetAside))]
        self.dead = state.dead.map {
            Job(
                jobKind: $0.kind,
                jobNote: "\($0.at.formatted(style)): \($0.failure)",
                againPath: AdministrationLinks.jobAgain($0.id)
            )
        }
        self.jobs = state.jobCounts.map { Fact($0) }
        self.failures = state.failures.prefix(50).map {
            Fact(factName: "\($0.method) \($0.route)", factValue: "\($0.count) × \($0.status)")
        }
        self.days = state.people.map { Fact($0) }
    }
}
