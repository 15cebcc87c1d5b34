import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages on which administrators and moderators decide about reports.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/reports` | the undecided reports, the longest waiting first |
/// | `GET /admin/reports/{id}` | a report; writes an audit record that it was opened |
/// | `POST /admin/reports/{id}/dismissal`, `…/warning`, `…/suspension` | decides, with a note; never for who sent it |
/// | `POST /admin/reports/{id}/reopening` | undoes what one just decided |
struct QueueController: Controller {
    let queue: ReportQueue
    let people: PersonLookup
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let reports = routes.staff(.reports)
        reports.get(Places.reports, use: self.list)
        reports.get(CommunitySafetyLinks.queued, use: self.show)
        for decision in Decision.allCases {
            reports.post(DecisionPath(decision: decision), .changesMembers) {
                try await self.decide(decision, $0, $1)
            }
        }
        reports.post(CommunitySafetyLinks.reopening, .changesMembers, use: self.reopen)
    }

    func list(request: Request, context: StaffContext) async throws -> Page {
        let after = try request.query(QueueQuery.self).after
        let reports = try await self.queue
            .waiting(for: context.staff.id, after: after, limit: QueuePage.length)
        let people = try await self.people(Array(Set(reports.map(\.about))))
        let frame = self.views.frame("Reports", back: Places.administration.path, in: context)
        let page = QueuePage(
            reports,
            count: try await self.queue.open.count(for: context.staff.id).count,
            about: people,
            for: context.staff.id,
            now: self.now(),
            frame: frame
        )
        return try self.views.render(page)
    }

    func show(request: Request, context: StaffContext) async throws -> Page {
        try await self.page(try await self.report(of: context), DecisionForm(), FormErrors(), context)
    }

    private func decide(_ decision: Decision, _ request: Request, _ context: StaffContext) async throws -> Response {
        let report = try await self.report(of: context)
        guard report.reporter != context.staff.id else {
            throw NotAllowed(OneReportPage.ownReport)
        }
        let form = try await request.form(DecisionForm.self)
        return try await form.submit(again: { try await self.page(report, form, $0, context) }) { note in
            try await self.decide(decision, of: report, note: note, context)
            let undo = CommunitySafetyLinks.reopening(report.id)
            return .onward(
                to: Places.reports.path,
                toast: Toast("Done. Everybody whom it concerns is told.", undo: undo)
            )
        }
    }

    private func decide(_ decision: Decision, of report: Report, note: String, _ context: StaffContext) async throws {
        let (name, administrator) = (try await self.name(report.about), context.staff)
        do {
            try await self.queue.decide(report, decision, note: note, about: name, by: administrator, at: self.now())
        } catch is ReportQueue.Decided {
            throw Self.decided
        } catch is Suspending.LastOne {
            throw Conflict("This is the only administrator. Name another one first.")
        }
    }

    func reopen(request: Request, context: StaffContext) async throws -> Response {
        let (id, staff) = (try context.number(), context.staff)
        guard let report = try await self.queue.find(id, for: staff.id) else { throw Self.missing }
        let name = try await self.name(report.about)
        guard try await self.queue.reopen(report, about: name, by: staff, at: self.now()) else {
            throw Conflict(Self.tooLate)
        }
        return .onward(to: CommunitySafetyLinks.queued(id), toast: Toast("Taken back. The report waits again"))
    }

    private func page(
        _ report: Report,
        _ form: DecisionForm,
        _ errors: FormErrors,
        _ context: StaffContext
    ) async throws -> Page {
        let people = try await self.people([report.about, report.reporter].compactMap(\.self))
        let history = try await self.queue.history(of: report)
        // The audit record comes first, so that nobody reads a report without one.
        try await self.queue.noteOpening(
            of: report,
            about: Self.name(people[report.about]),
            by: context.staff,
            at: self.now()
        )
        let frame = self.views.frame("Report", back: Places.reports.path, in: context)
        return try self.views.render(
            OneReportPage(
                report,
                form,
                errors,
                people,
                history,
                for: context.staff,
                at: self.now(),
                frame: frame
            )
        )
    }

    private func report(of context: StaffContext) async throws -> Report {
        let found = try await self.queue.find(context.number(), for: context.staff.id)
        guard let found else { throw Self.missing }
        guard found.state == .open else { throw Self.decided }
        return found
    }

    /// Returns the screen name; a placeholder for a member who has just left.
    private func name(_ id: Member.ID) async throws -> String {
        Self.name(try await self.people([id])[id])
    }

    private static func name(_ person: Person?) -> String { person?.screenName ?? "a former member" }

    private static let missing = NotFound("There is no such report for you to decide.")
    private static let tooLate = """
        Only who decided takes it back, within ten minutes. A suspension ends under “Suspended”; for anything else write \
        to whom it is about.
        """
    private static let decided = Conflict("This report is decided already. Who did what is under “What was done”.")
}
