import Foundation
import HTTPTypes
import Hummingbird
import Members
import OutboundHTTP
import Storage
import Web

/// Connects a Google calendar by the member's consent on Google's own page.
///
/// | route | does |
/// |---|---|
/// | `GET /calendars/google` | leads to Google; with `again`, to connect that calendar again |
/// | `GET /calendars/google/callback` | where Google leads back to |
struct GoogleController: Controller {
    private static let cookie = "spotter_google"
    private static let service = "google"

    private let reader: CalendarReader
    private let conversation: GoogleConversation
    private let seal: Seal
    private let isHTTPS: Bool
    private let now: @Sendable () -> Date

    init(
        _ application: GoogleApplication,
        reader: CalendarReader,
        ask: @escaping OutboundFetch,
        seal: Seal,
        isHTTPS: Bool,
        now: @Sendable @escaping () -> Date
    ) {
        self.reader = reader
        self.conversation = GoogleConversation(application: application, ask: ask)
        self.seal = seal
        self.isHTTPS = isHTTPS
        self.now = now
    }

    func addRoutes(to routes: Routes) {
        routes.own.get(CalendarLinks.google, .refusesSuspended, use: self.begin)
        routes.own.get(CalendarLinks.googleCallback, .refusesSuspended, use: self.end)
    }

    func begin(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn.id
        let again = request.uri.queryParameters.get("again")
        if let again, try await self.reader.store(of: member).find(again)?.kind != .google {
            throw NotFound()
        }
        if again == nil {
            do {
                try await self.reader.store(of: member).checkRoom()
            } catch is CalendarStore.Full {
                return .onward(to: Places.calendars.path, toast: Toast(CalendarStore.Full.words))
            }
        }
        let consent = PendingConsent(again: again, at: self.now())
        var response = Response.onward(to: self.conversation.application.page(for: consent))
        let sealed = try consent.sealed(for: member, at: Self.service, with: self.seal)
        response.setCookie(self.cookie(sealed, seconds: Int(PendingConsent.lifetime)))
        return response
    }

    func end(request: Request, context: MemberContext) async throws -> Response {
        let (words, isNew) = try await self.outcome(request, context)
        // A new calendar leads to the days of the week, where one sees what it keeps busy.
        let path = isNew ? FreeTimeLinks.days : Places.calendars.path
        var response = Response.onward(to: path, toast: Toast(words))
        response.setCookie(self.cookie("", seconds: 0))
        return response
    }

    /// Completes the consent; returns the words for the next page, and whether a calendar was connected.
    private func outcome(_ request: Request, _ context: MemberContext) async throws -> (words: String, isNew: Bool) {
        let member = context.signedIn.id
        let query = request.uri.queryParameters
        let consent = PendingConsent.opened(
            request.cookies[Self.cookie]?.value ?? "",
            state: query.get("state") ?? "",
            by: member,
            at: Self.service,
            with: self.seal,
            now: self.now()
        )
        guard let consent else {
            return ("That took too long or began in another browser. Connect it once more.", false)
        }
        guard let code = query.get("code"), !code.isEmpty, code.utf8.count <= 2_000 else {
            return ("Google Calendar isn't connected: you didn't allow it. That's fine.", false)
        }
        do {
            let settings = try await self.conversation.settings(for: code, consent)
            return try await self.keep(settings, again: consent.again, for: member)
        } catch let trouble as CalendarTrouble {
            return ("Google Calendar isn't connected. " + trouble.words, false)
        } catch is CalendarStore.Full {
            return (CalendarStore.Full.words, false)
        }
    }

    private func keep(
        _ settings: GoogleSettings,
        again: String?,
        for member: Member.ID
    ) async throws -> (words: String, isNew: Bool) {
        let store = self.reader.store(of: member)
        if let again, let known = try await store.settings(of: again) {
            var renewed = try GoogleSettings(reading: known)
            renewed.refreshToken = settings.refreshToken
            try await store.keep(settings: try renewed.text, of: again)
            _ = try await store.readAgain(again, at: self.now())
            return ("Google Calendar is connected again. We're reading it.", false)
        }
        let new = NewCalendar(kind: .google, name: "Google Calendar", showsTitles: false, settings: try settings.text)
        let calendar = try await self.reader.connect(new, for: member).calendar
        return ("\(calendar.name) is connected: \(CalendarWords.busy(calendar.busyCount))", true)
    }

    private func cookie(_ value: String, seconds: Int) -> Cookie {
        Cookie(
            name: Self.cookie,
            value: value,
            maxAge: seconds,
            // With https the cookie gets the prefix `__Host-`, which requires the root path.
            path: self.isHTTPS ? "/" : CalendarLinks.google.path,
            secure: self.isHTTPS,
            httpOnly: true,
            sameSite: .lax
        )
    }
}
