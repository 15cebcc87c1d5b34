import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the calendars that a member connected, for browsers and devices.
///
/// | route | does |
/// |---|---|
/// | `GET /calendars` | the connected calendars and their state |
/// | `GET`, `POST /calendars/file` | connects a file |
/// | `GET`, `POST /calendars/address` | connects an address |
/// | `GET`, `POST /calendars/account` | connects an account at a CalDAV server |
/// | `GET`, `POST /calendars/{id}/removal` | asks, then disconnects |
/// | `POST /calendars/{id}/restoration` | undoes that for a file |
/// | `GET`, `POST /calendars/{id}/choice` | chooses among the calendars of an account |
/// | `GET`, `POST /calendars/{id}/name` | calls it something else |
/// | `POST /calendars/{id}/reading` | reads one now |
/// | `POST /calendars/{id}/titles`, `…/workouts` | keeps titles or not; writes planned workouts there or not |
/// | `GET`, `POST /api/v1/calendars`, `DELETE …/{id}` | the same for devices |
/// | `POST /api/v1/calendars/ics` | connects the body as a file |
/// | `GET`, `PUT /api/v1/calendars/{id}/choice` | the calendars of an account, and which are read |
/// | `PUT /api/v1/calendars/{id}/name` | calls it something else |
struct CalendarController: Controller {
    let connector: CalendarConnector
    let views: Views
    /// Whether Google calendars can be connected here.
    let offersGoogle: Bool
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.calendars, use: self.list)
        own.get(CalendarLinks.file, use: self.showFile)
        own.post(CalendarLinks.file, .limited(.imports), use: self.takeFile)
        own.get(CalendarLinks.address) { try await self.show(.address, $0, $1) }
        own.post(CalendarLinks.address, .limited(.calendars)) { try await self.connect(.address, $0, $1) }
        own.get(CalendarLinks.account) { try await self.show(.account, $0, $1) }
        own.post(CalendarLinks.account, .limited(.calendars)) { try await self.connect(.account, $0, $1) }
        own.get(CalendarLinks.removal, use: self.askRemoval)
        own.post(CalendarLinks.removal, use: self.remove)
        own.post(CalendarLinks.restoration, .limited(.imports), use: self.restore)
        own.get(CalendarLinks.choice, use: self.showChoice)
        own.post(CalendarLinks.choice, use: self.choose)
        own.get(CalendarLinks.renaming, use: self.showName)
        own.post(CalendarLinks.renaming, use: self.rename)
        own.post(CalendarLinks.reading, use: self.readNow)
        own.post(CalendarLinks.titles, use: self.chooseTitles)
        own.post(CalendarLinks.workouts, use: self.chooseWorkouts)
        let api = routes.api()
        api.get(Places.calendars, use: self.answer)
        api.post(Places.calendars, .limited(.calendars), use: self.answerConnect)
        api.post(CalendarAPI.file, .limited(.imports), .key(in: .address), use: self.answerFile)
        api.delete(CalendarAPI.calendar, use: self.answerRemove)
        api.get(CalendarLinks.choice, use: self.answerChoice)
        api.put(CalendarLinks.choice, use: self.answerChoose)
        api.put(CalendarLinks.renaming, use: self.answerRename)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let query = request.uri.queryParameters
        let moment = query["asked"].flatMap { Int64($0) }.map(Date.init(milliseconds:))
        let asked = moment.flatMap { at in RowID.read(query["calendar"].map(String.init) ?? "").map { ($0, at) } }
        let page = CalendarsPage(
            try await self.store(context).all(),
            asked: asked,
            offersAccount: self.connector.account != nil,
            offersGoogle: self.offersGoogle,
            at: self.now(),
            in: member.timeZone,
            frame: self.frame("Calendars", back: Places.settings.path, context)
        )
        return try self.views.render(page)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(CalendarsResponse(try await self.store(context).all()))
    }

    func askRemoval(request: Request, context: MemberContext) async throws -> Page {
        let calendar = try await self.calendar(context)
        return try self.views.render(
            RemovalPage(calendar, frame: self.frame("Disconnect", back: Places.calendars.path, context))
        )
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let calendar = try await self.calendar(context)
        guard try await self.store(context).remove(calendar.id, undoable: true, at: self.now()) else {
            throw NotFound()
        }
        let words = "\(calendar.name) is disconnected, and all it brought is gone"
        let undo = calendar.kind == .upload ? CalendarLinks.restoration(calendar.id) : ""
        return .onward(to: Places.calendars.path, toast: Toast(words, undo: undo))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        guard try await self.store(context).remove(try context.id(), at: self.now()) else { throw NotFound() }
        return Response(status: .noContent)
    }

    func readNow(request: Request, context: MemberContext) async throws -> Response {
        let calendar = try await self.calendar(context)
        guard try await self.store(context).readAgain(calendar.id, at: self.now()) else { throw NotFound() }
        return .onward(to: CalendarLinks.reading(calendar.id, since: self.now()), toast: Toast("We're reading it"))
    }

    func chooseTitles(request: Request, context: MemberContext) async throws -> Response {
        let shows = try await request.form(ChoiceForm.self).values()
        let calendar = try await self.calendar(context)
        // A file that was stored without titles can't give them later.
        guard calendar.kind != .upload else { throw NotFound() }
        try await self.store(context).showTitles(shows, of: calendar.id, at: self.now())
        let words = shows ? "Titles come with the next reading, in a moment" : "Its titles are forgotten"
        return .onward(to: CalendarLinks.reading(calendar.id, since: self.now()), toast: Toast(words))
    }

    func chooseWorkouts(request: Request, context: MemberContext) async throws -> Response {
        let takes = try await request.form(ChoiceForm.self).values()
        let calendar = try await self.calendar(context)
        guard calendar.kind.canBeWritten else { throw NotFound() }
        try await self.store(context).writeWorkouts(to: takes ? calendar.id : nil, at: self.now())
        var words = "Planned workouts stay here"
        if takes { words = "Planned workouts will stand in \(try await self.placeOfWorkouts(calendar, context))" }
        return .onward(to: CalendarLinks.card(calendar.id), toast: Toast(words))
    }

    func calendar(_ context: MemberContext) async throws -> ConnectedCalendar {
        guard let calendar = try await self.store(context).find(try context.id()) else { throw NotFound() }
        return calendar
    }

    func store(_ context: MemberContext) -> CalendarStore { self.connector.reader.store(of: context.signedIn.id) }

    func frame(_ title: String, back: String, _ context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .training, help: Places.help("calendars"), in: context)
    }
}
