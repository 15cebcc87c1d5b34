import Foundation
import HealthMath
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

    /// Smaller counts aren't told, so that nobody is recognised in one.
    static let smallestCount = 5
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
        self.facts = [
            Fact(factName: "Build", factValue: state.version),
            Fact(factName: "Database", factValue: state.engine),
            Fact(factName: "Stored", factValue: Self.size(state.storedBytes)),
            Fact(factName: "Rows set aside", factValue: String(state.rowsSetAside)),
        ]
        self.dead = state.dead.map {
            Job(
                jobKind: $0.kind,
                jobNote: "\($0.at.formatted(style)): \($0.failure)",
                againPath: AdministrationLinks.jobAgain($0.id)
            )
        }
        self.jobs = state.jobs.map {
            Fact(
                factName: $0.kind,
                factValue: "\($0.waiting) waiting" + ($0.running == 0 ? "" : ", \($0.running) running")
            )
        }
        self.failures = state.failures.prefix(50).map {
            Fact(factName: "\($0.method) \($0.route)", factValue: "\($0.count) × \($0.status)")
        }
        self.days = state.days.map {
            Fact(
                factName: $0.day.description,
                factValue: "\(Self.count($0.active)) active, \(Self.count($0.signedUp)) joined"
            )
        }
    }

    static func count(_ count: Int) -> String { count < Self.smallestCount ? "fewer than 5" : String(count) }

    private static func size(_ bytes: Int64) -> String {
        let megabytes = Double(bytes) / 1_000_000
        return megabytes < 1_000
            ? "\(megabytes.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_GB")))) MB"
            : "\((megabytes / 1_000).formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_GB")))) GB"
    }
}
