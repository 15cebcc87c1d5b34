import Foundation
import HTTPTypes
import Hummingbird
import Members
import Web

/// Serves the pages on which administrators and moderators let suspended members back in.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/suspensions` | who is suspended |
/// | `GET`, `POST /admin/suspensions/{id}/removal` | asks for a word and the password, lets them back in |
struct SuspensionController: Controller {
    let queue: ReportQueue
    let people: PersonLookup
    let proof: @Sendable (_ password: String, _ member: Member.ID) async throws -> Void
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let reports = routes.staff(.reports)
        reports.get(Places.suspensions, use: self.list)
        reports.get(CommunitySafetyLinks.restoration, use: self.ask)
        reports.post(CommunitySafetyLinks.restoration, .limited(.signIn), .changesMembers, use: self.restore)
    }

    func list(request: Request, context: StaffContext) async throws -> Page {
        let suspended = try await self.queue.suspending.all()
        let people = try await self.people(suspended.map(\.id))
        let frame = self.views.frame("Suspended", back: Places.administration.path, in: context)
        return try self.views.render(
            SuspensionsPage(suspended, people, at: self.now(), in: context.staff.timeZone, frame: frame)
        )
    }

    func ask(request: Request, context: StaffContext) async throws -> Page {
        try self.page(try await self.suspended(context), RestorationForm(), FormErrors(), context)
    }

    func restore(request: Request, context: StaffContext) async throws -> Response {
        let person = try await self.suspended(context)
        let form = try await request.form(RestorationForm.self)
        return try await form.submit(again: { try self.page(person, form, $0, context) }) { values in
            try await self.proof(values.password, context.staff.id)
            let name = person.screenName
            let isBack = try await self.queue
                .restore(person.id, note: values.note, named: name, by: context.staff, at: self.now())
            guard isBack else { throw Self.missing }
            return .onward(to: Places.suspensions.path, toast: Toast("\(name) can meet others again"))
        }
    }

    /// Throws 404 for somebody who isn't suspended, or about whom another decides.
    private func suspended(_ context: StaffContext) async throws -> Person {
        let id = try context.number()
        guard let person = try await self.people([id])[id], person.isSuspended,
            try await self.queue.isOpen(id, to: context.staff.id)
        else { throw Self.missing }
        return person
    }

    private func page(
        _ person: Person,
        _ form: RestorationForm,
        _ errors: FormErrors,
        _ context: StaffContext
    ) throws -> Page {
        let frame = self.views.frame("Let back in", back: Places.suspensions.path, in: context)
        return try self.views.render(RestorationPage(person, form, errors, frame: frame))
    }

    private static let missing = NotFound("They aren't suspended any more, or another decides it.")
}
