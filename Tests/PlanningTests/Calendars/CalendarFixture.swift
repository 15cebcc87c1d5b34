import Foundation
import Jobs
import Members
import Notices
import Storage
import Support
import Synchronization

@testable import Planning

/// A database with Ana and Ben, a clock, and one calendar to be read, which says what a test wants.
final class CalendarFixture: Sendable {
    static let start = Date(milliseconds: 1_790_000_000_000)

    let database: any Database
    let seal: Seal
    let ana: Int64
    let ben: Int64
    let source = ScriptedSource()
    private let clock = Mutex(CalendarFixture.start)
    private let zone = Mutex(TimeZone.gmt)

    init(_ backend: Backend) async throws {
        self.database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + NoticeMigrations.all + PlanningWing.migrations
        )
        self.seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        self.ana = try await StandInMember.add("Ana", to: self.database)
        self.ben = try await StandInMember.add("Ben", to: self.database)
    }

    var now: Date { self.clock.withLock { $0 } }

    func pass(hours: Double) { self.clock.withLock { $0 += hours * 3_600 } }

    func move(to zone: TimeZone) { self.zone.withLock { $0 = zone } }

    var reader: CalendarReader {
        CalendarReader(
            database: self.database,
            seal: self.seal,
            sources: [.address: { _ in self.source }, .upload: { UploadSource($0) }],
            owner: { _ in CalendarOwner(zone: self.zone.withLock { $0 }, addresses: ["ana@example.org"]) },
            now: { self.now }
        )
    }

    func store(of member: Member.ID) -> CalendarStore { self.reader.store(of: member) }

    func busy(of member: Member.ID) async throws -> [BusyTime] {
        try await BusyStore(database: self.database, seal: self.seal, owner: member).busy(in: 0..<Int64.max / 2)
    }

    func notices(of member: Member.ID) async throws -> [Notice] {
        try await NoticeStore(database: self.database, owner: member, kinds: PlanningWing.noticeKinds).latest()
    }

    /// How often reminders were asked to be planned again, and forgets it.
    func plannings() async throws -> Int {
        try await self.database.write { try $0.execute("DELETE FROM job WHERE kind = \(PlanAgain.kind)") }
    }
}

/// A calendar that says what it is told to.
final class ScriptedSource: CalendarSource {
    struct Question: Equatable {
        let window: Range<Int64>
        let zone: String
        let since: String?
    }

    private let answer = Mutex<Result<CalendarContents?, CalendarTrouble>>(.success(nil))
    private let asked = Mutex<[Question]>([])

    var questions: [Question] { self.asked.withLock { $0 } }

    func say(_ answer: Result<CalendarContents?, CalendarTrouble>) { self.answer.withLock { $0 = answer } }

    func say(_ times: BusyTime..., state: String = "first", settings: String? = nil) {
        self.say(.success(CalendarContents(busy: times, state: state, settings: settings)))
    }

    func read(
        _ window: Range<Int64>,
        zone: TimeZone,
        since: String?
    ) async throws(CalendarTrouble) -> CalendarContents? {
        self.asked.withLock { $0.append(Question(window: window, zone: zone.identifier, since: since)) }
        return try self.answer.withLock { $0 }.get()
    }
}
