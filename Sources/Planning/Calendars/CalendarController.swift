package import Foundation
import HTTPTypes
package import Hummingbird
package import Web

/// The calendars that members connect.
///
/// | route | does |
/// |---|---|
/// | `GET /calendars` | those connected and how reading them goes |
/// | `GET`, `POST /calendars/file` | connects a file |
/// | `GET`, `POST /calendars/address` | connects an address |
/// | `GET`, `POST /calendars/account` | connects an account at a CalDAV server |
/// | `GET`, `POST /calendars/{id}/removal` | asks, then disconnects |
/// | `GET`, `POST /calendars/{id}/choice` | chooses among the calendars of an account |
/// | `POST /calendars/{id}/reading` | reads one now |
/// | `POST /calendars/{id}/titles`, `…/workouts` | keeps titles or not; writes planned workouts there or not |
/// | `GET`, `POST /api/v1/calendars`, `DELETE …/{id}` | the same for devices |
/// | `POST /api/v1/calendars/ics` | connects the body as a file |
package struct CalendarController: Sendable {
    let connector: CalendarConnector
    let views: Views
    /// Whether Google's calendars can be connected here.
    let offersGoogle: Bool
    let now: @Sendable () -> Date

    package init(
        _ connector: CalendarConnector,
        views: Views,
        offersGoogle: Bool = false,
        now: @Sendable @escaping () -> Date
    ) {
        self.connector = connector
        self.views = views
        self.offersGoogle = offersGoogle
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.get("calendars", use: self.list)
        pages.get("calendars/file", use: self.showFile)
        pages.post("calendars/file", use: self.takeFile)
        pages.get("calendars/address") { try await self.show(.address, $0, $1) }
        pages.post("calendars/address") { try await self.connect(.address, $0, $1) }
        pages.get("calendars/account") { try await self.show(.account, $0, $1) }
        pages.post("calendars/account") { try await self.connect(.account, $0, $1) }
        pages.get("calendars/:id/removal", use: self.askRemoval)
        pages.post("calendars/:id/removal", use: self.remove)
        pages.get("calendars/:id/choice", use: self.showChoice)
        pages.post("calendars/:id/choice", use: self.choose)
        pages.post("calendars/:id/reading", use: self.readNow)
        pages.post("calendars/:id/titles", use: self.chooseTitles)
        pages.post("calendars/:id/workouts", use: self.chooseWorkouts)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let page = CalendarsPage(
            try await self.store(context).all(),
            offersAccount: self.connector.account != nil,
            offersGoogle: self.offersGoogle,
            at: self.now(),
            in: member.timeZone,
            frame: self.frame("Calendars", back: "/me/settings", context)
        )
        return try self.views.render(page)
    }

    func askRemoval(request: Request, context: MemberContext) async throws -> Page {
        let calendar = try await self.calendar(context)
        return try self.views.render(
            RemovalPage(calendar, frame: self.frame("Disconnect", back: CalendarPath.all, context))
        )
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let calendar = try await self.calendar(context)
        guard try await self.store(context).remove(calendar.id, at: self.now()) else { throw HTTPError(.notFound) }
        return .onward(
            to: CalendarPath.all,
            toast: Toast("\(calendar.name) is disconnected, and all it brought is gone")
        )
    }

    func readNow(request: Request, context: MemberContext) async throws -> Response {
        let calendar = try await self.calendar(context)
        guard try await self.store(context).readAgain(calendar.id, at: self.now()) else { throw HTTPError(.notFound) }
        return .onward(to: CalendarPath.all, toast: Toast("We're reading it. Look again in a moment."))
    }

    func chooseTitles(request: Request, context: MemberContext) async throws -> Response {
        let shows = try await request.form(ChoiceForm.self).values()
        let calendar = try await self.calendar(context)
        // Titles of a file that was given to us without them are nowhere to be had.
        guard calendar.kind != .upload else { throw HTTPError(.notFound) }
        try await self.store(context).showTitles(shows, of: calendar.id, at: self.now())
        let words = shows ? "Titles come with the next reading, in a moment" : "Its titles are forgotten"
        return .onward(to: CalendarPath.all, toast: Toast(words))
    }

    func chooseWorkouts(request: Request, context: MemberContext) async throws -> Response {
        let takes = try await request.form(ChoiceForm.self).values()
        let calendar = try await self.calendar(context)
        guard calendar.kind.canBeWritten else { throw HTTPError(.notFound) }
        try await self.store(context).writeWorkouts(to: takes ? calendar.id : nil, at: self.now())
        let words = takes ? "Planned workouts will stand in \(calendar.name)" : "Planned workouts stay here"
        return .onward(to: CalendarPath.all, toast: Toast(words))
    }

    func calendar(_ context: MemberContext) async throws -> ConnectedCalendar {
        guard let calendar = try await self.store(context).find(try context.parameters.require("id")) else {
            throw HTTPError(.notFound)
        }
        return calendar
    }

    func store(_ context: MemberContext) -> CalendarStore { self.connector.reader.store(of: context.signedIn.id) }

    func frame(_ title: String, back: String, _ context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .me, help: "/help#calendars", in: context)
    }
}
