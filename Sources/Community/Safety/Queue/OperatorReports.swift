package import Foundation
package import Members
package import Storage
import Web

/// What the operator does about reports, from the command line: also about administrators.
package struct OperatorReports: Sendable {
    /// Thrown when a report is decided already, or there is none.
    package struct Missing: Error {}
    /// Thrown for a note that is missing or too long, with what to do about it.
    package struct Refusal: Error {
        package let words: String
    }

    package enum Verdict: String, Sendable, CaseIterable {
        case dismiss, warn, suspend
    }

    /// A report that waits.
    package struct Line: Sendable {
        package let id: Int64
        package let at: Date
        package let about: String
        package let reason: String
        /// Whether nobody in the house may decide it.
        package let isForOperator: Bool
    }

    /// The most of a list.
    private static let most = 200

    private let queue: ReportQueue
    private let people: PersonLookup
    private let administrators: @Sendable (any SQLConnection) throws -> [Member.ID]
    private let moderators: @Sendable (any SQLConnection) throws -> [Member.ID]
    private let now: @Sendable () -> Date

    package init(
        database: any Database,
        seal: Seal,
        suspending: Suspending,
        contact: String?,
        sender: String,
        people: @escaping PersonLookup,
        administrators: @Sendable @escaping (any SQLConnection) throws -> [Member.ID],
        moderators: @Sendable @escaping (any SQLConnection) throws -> [Member.ID],
        now: @Sendable @escaping () -> Date
    ) {
        let appeal = Appeal(contact: contact, sender: sender)
        self.queue = ReportQueue(database: database, seal: seal, suspending: suspending, appeal: appeal)
        self.people = people
        self.administrators = administrators
        self.moderators = moderators
        self.now = now
    }

    /// Returns the undecided reports, the longest waiting first; nothing of what they say.
    package func waiting() async throws -> [Line] {
        let reports = try await self.queue.waiting(for: nil, after: nil, limit: Self.most)
        let people = try await self.people(Array(Set(reports.map(\.about))))
        let own = try await self.queue.database.read { [administrators, moderators] db in
            Set(
                try WaitingReports.onlyForOperator(
                    administrators: try administrators(db),
                    moderators: try moderators(db),
                    in: db
                )
            )
        }
        return reports.map {
            let about = people[$0.about]?.screenName ?? "a former member"
            return Line(id: $0.id, at: $0.at, about: about, reason: $0.reason.label, isForOperator: own.contains($0.id))
        }
    }

    /// Returns what a report says, in lines, and writes down that it was opened; nil when none waits with this id.
    package func open(_ id: Int64) async throws -> [String]? {
        guard let report = try await self.queue.find(id, for: nil), report.state == .open else { return nil }
        let people = try await self.people([report.about, report.reporter].compactMap(\.self))
        func name(_ id: Member.ID?) -> String { id.flatMap { people[$0]?.screenName } ?? "a former member" }
        try await self.queue.noteOpening(of: report, about: name(report.about), by: nil, at: self.now())
        return ["About \(name(report.about)), from \(name(report.reporter)): \(report.reason.label)"]
            + [report.account.words].filter { !$0.isEmpty }
            + report.account.messages.map { "\(name($0.sender)): \($0.text)" }
    }

    /// Decides a report, with a note that whom it is about may read, and returns their name.
    ///
    /// Throws `Missing`, `Refusal`, and `Suspending.LastOne` for the last administrator.
    package func decide(_ id: Int64, _ verdict: Verdict, note: String) async throws -> String {
        var errors = FormErrors()
        let form = DecisionForm(FormInput(["note": note]))
        guard let note = form.validate(into: &errors) else {
            throw Refusal(words: errors["note"].joined(separator: " "))
        }
        guard let report = try await self.queue.find(id, for: nil), report.state == .open else { throw Missing() }
        let name = try await self.people([report.about])[report.about]?.screenName ?? "a former member"
        do {
            try await self.queue.decide(report, verdict.decision, note: note, about: name, by: nil, at: self.now())
        } catch is ReportQueue.Decided {
            throw Missing()
        }
        return name
    }
}

extension OperatorReports.Verdict {
    fileprivate var decision: Decision {
        switch self {
        case .dismiss: .dismissal
        case .warn: .warning
        case .suspend: .suspension
        }
    }
}
