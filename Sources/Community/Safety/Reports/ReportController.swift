import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Reports a member to administrators.
///
/// | route | does |
/// |---|---|
/// | `GET /together/reports/new?about=&chat=` | the form, with messages of a chat to choose from |
/// | `POST /together/reports`, `POST /api/v1/reports` | sends it |
///
/// A member may report those whom they see, have blocked, or have or had a chat with; others answer 404.
struct ReportController: Controller {
    let database: any Database
    let seal: Seal
    let views: Views
    let people: PersonLookup
    let administrators: @Sendable (any SQLConnection) throws -> [Member.ID]
    let moderators: @Sendable (any SQLConnection) throws -> [Member.ID]
    let joint: JointWorkoutEnd
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let (own, api) = (routes.own, routes.api())
        own.get(CommunitySafetyLinks.newReport, use: self.begin)
        own.post(CommunitySafetyLinks.reports, .limited(.reports), .changesMember, use: self.send)
        api.post(CommunitySafetyAPI.reports, .limited(.reports), .changesMember, use: self.answerSending)
    }

    func begin(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(try request.query(ReportQuery.self).form, FormErrors(), context)
    }

    func send(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(ReportForm.self)
        return try await form.submit(again: { try await self.page(form, $0, context) }) { report in
            try await self.send(report, context)
            let words = "Thank you for telling us. We look into it, and they aren't told who did."
            let toast = Toast(report.blocks ? "\(words) They are blocked." : words)
            return .onward(to: try await self.path(after: report, context), toast: toast)
        }
    }

    /// Where the member was before they reported: the chat or the page of whom it is about, unless these are gone now.
    private func path(after report: ReportForm.Values, _ context: MemberContext) async throws -> String {
        if report.blocks { return Places.together.path }
        if let chat = report.chat {
            let buddies = BuddyStore(database: self.database, owner: context.signedIn.id)
            return try await buddies.find(report.about)?.chat == chat ? ChatLinks.chat(chat) : Places.together.path
        }
        let isSeen = try await self.visibility.find(report.about, by: context.signedIn, at: self.now()) != nil
        return isSeen ? PeopleLinks.person(report.about) : Places.together.path
    }

    func answerSending(request: Request, context: MemberContext) async throws -> Response {
        try await self.send(try await request.form(ReportForm.self).values(), context)
        return Response(status: .noContent)
    }

    private func send(_ report: ReportForm.Values, _ context: MemberContext) async throws {
        guard try await self.subject(report.about, chat: report.chat, context) != nil else { throw Self.nobody }
        switch try await self.store(context).send(report, at: self.now()) {
        case .taken: return
        case .unknownChat: throw Self.nobody
        case .tooMany:
            throw TooOften(
                seconds: 3_600,
                words: "You sent many reports today, and each is read. Send the next one tomorrow."
            )
        }
    }

    private func page(_ form: ReportForm, _ errors: FormErrors, _ context: MemberContext) async throws -> Page {
        guard let about = form.about,
            let (person, messages) = try await self.subject(about, chat: form.chat, context)
        else { throw Self.nobody }
        let frame = self.views.frame("Report", back: Places.together.path, tab: .together, in: context)
        return try self.views.render(
            ReportPage(
                form,
                errors,
                about: person,
                messages: messages,
                of: context.signedIn,
                at: self.now(),
                frame: frame
            )
        )
    }

    /// Returns the reported member and the messages of their chat; nil for everybody whom the member may not know of.
    private func subject(
        _ about: Member.ID,
        chat: String?,
        _ context: MemberContext
    ) async throws -> (Person, [ChatLine])? {
        let store = self.store(context)
        let person = try await self.people([about])[about]
        let isSeen = try await self.visibility.find(about, by: context.signedIn, at: self.now()) != nil
        let hasBlocked = try await store.hasBlocked(about)
        let messages = try await store.messages(of: chat ?? "", with: about)
        guard let person, about != context.signedIn.id, isSeen || hasBlocked || messages != nil,
            chat == nil || messages != nil
        else { return nil }
        return (person, messages ?? [])
    }

    private var visibility: Visibility { Visibility(database: self.database, people: self.people) }

    private func store(_ context: MemberContext) -> ReportStore {
        ReportStore(
            database: self.database,
            seal: self.seal,
            owner: context.signedIn.id,
            administrators: self.administrators,
            moderators: self.moderators,
            joint: self.joint
        )
    }

    private static let nobody = NotFound()
}

extension RateLimiter.Rule {
    fileprivate static let reports = Self("reports", burst: 20, perMinute: 2)
}
