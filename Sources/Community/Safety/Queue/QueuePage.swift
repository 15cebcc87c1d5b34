import Foundation
import Members
import Storage
import Web

/// The list of undecided reports.
struct QueuePage: PageModel {
    static let template = "safety/queue"

    /// The most on one page.
    static let length = 50

    let frame: Frame
    /// "3 reports wait for a decision."; empty for none.
    let waitingWords: String
    let items: [Item]
    let nextPath: String

    struct Item: Encodable, Sendable {
        let reportPath: String
        let reportName: String
        let reportNote: String
    }

    init(
        _ reports: [Report],
        count: Int,
        about people: [Member.ID: Person],
        for administrator: Member.ID,
        now: Date,
        frame: Frame
    ) {
        self.frame = frame
        self.waitingWords =
            count == 0 ? "" : count == 1 ? "One report waits for a decision." : "\(count) reports wait for a decision."
        self.items = reports.map { report in
            let days = max(0, Int(now.timeIntervalSince(report.at)) / 86_400)
            let waiting = days == 0 ? "since today" : days == 1 ? "for a day" : "for \(days) days"
            let sender = report.reporter == administrator ? " · sent by you, for another administrator" : ""
            return Item(
                reportPath: CommunitySafetyLinks.queued(report.id),
                reportName: people[report.about]?.screenName ?? "A former member",
                reportNote: "\(report.reason.label) · waiting \(waiting)\(sender)"
            )
        }
        let last = reports.count == Self.length ? reports.last : nil
        self.nextPath =
            last.map { "\(Places.reports.path)?after=\(Cursor(at: $0.at.milliseconds, id: String($0.id)))" } ?? ""
    }
}
