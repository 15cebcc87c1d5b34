import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the page and the API of single entries.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/entries/{id}` | the entry, to be edited |
/// | `POST /diary/entries/{id}` | saves the edit, or shows what changed meanwhile |
/// | `POST /diary/entries/{id}/removal` | removes it, with Undo |
/// | `POST /diary/entries/{id}/restoration` | puts it back |
/// | `PATCH /api/v1/diary/entries/{id}` | changes what is sent |
/// | `DELETE /api/v1/diary/entries/{id}` | removes it |
struct EntryController: Controller {
    let database: any Database
    let lookup: FoodLookup
    let photos: FoodPhotos
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(DiaryLinks.entry, use: self.page)
        own.post(DiaryLinks.entry, use: self.save)
        own.post(DiaryLinks.removal, use: self.remove)
        own.post(DiaryLinks.restoration, use: self.restore)
        let api = routes.api(.diary)
        api.patch(DiaryLinks.entry, use: self.answerChange)
        api.delete(DiaryLinks.entry, use: self.answerRemove)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let entry = try await self.entry(of: context)
        return try await self.page(entry, EntryChangeForm(entry), FormErrors(), in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let entry = try await self.entry(of: context)
        let form = try await request.form(EntryChangeForm.self)
        return try await form.submit(again: { try await self.page(entry, form, $0, in: context) }) { change in
            try context.diaryRange(self.now()).check(change.day)
            let changed = try entry.changed(change, units: try await self.units(of: entry, in: context))
            guard change.version == entry.version,
                let saved = try await self.entries(of: context).save(changed, now: self.now())
            else {
                // The request was sent again because its response was lost, or two devices made the same change.
                if changed == entry { return self.saved(entry) }
                return try await self.conflict(form, in: context)
            }
            return self.saved(saved)
        }
    }

    private func saved(_ entry: DiaryEntry) -> Response {
        .onward(to: DiaryLinks.line(of: entry), toast: Toast("\(entry.shownName) changed"))
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard let removed = try await self.entries(of: context).remove(id, now: self.now()) else { throw Self.missing }
        let toast = Toast("\(removed.entry.shownName) removed", undo: DiaryLinks.restoration(removed.entry.id))
        return .onward(to: DiaryLinks.day(removed.entry.day), toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard let entry = try await self.entries(of: context).restore(id, now: self.now()) else {
            throw NotFound.removedTooLongAgo("Add it again.")
        }
        return .onward(to: DiaryLinks.line(of: entry), toast: Toast("\(entry.shownName) is back"))
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        let entry = try await self.entry(of: context)
        let change = try await request.form(EntryChangeForm.self).values()
        try context.diaryRange(self.now()).check(change.day)
        guard change.version == entry.version else { throw Self.stale }
        let changed = try entry.changed(change, units: try await self.units(of: entry, in: context))
        guard let saved = try await self.entries(of: context).save(changed, now: self.now()) else { throw Self.stale }
        return JSONResponse(EntryResponse(saved))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        let version = try await self.version(request)
        let removed = try await self.entries(of: context).remove(id, version: version, now: self.now())
        guard let removed else { throw Self.missing }
        guard removed.done else { throw Self.stale }
        return Response(status: .noContent)
    }

    /// Returns the version in the query or in a JSON body; nil without one.
    private func version(_ request: Request) async throws -> Int64? {
        if let version = try request.query(RemovalForm.self).values().version { return version }
        let isEmpty =
            request.headers[.contentLength] == "0"
            || request.headers[.contentLength] == nil && request.headers[.transferEncoding] == nil
        return isEmpty ? nil : try await request.form(RemovalForm.self).values().version
    }

    /// Shows the page with what was typed, and beside it what is stored now.
    private func conflict(_ form: EntryChangeForm, in context: MemberContext) async throws -> Response {
        let entry = try await self.entry(of: context)
        var input = form.input
        input.set("version", to: String(entry.version))
        return try await self.page(entry, EntryChangeForm(input), FormErrors(), stale: true, in: context).response()
    }

    private func page(
        _ entry: DiaryEntry,
        _ form: EntryChangeForm,
        _ errors: FormErrors,
        stale: Bool = false,
        in context: MemberContext
    ) async throws -> Page {
        let meals = try await MealListStore(database: self.database, owner: context.signedIn.id).meals()
        let frame = self.views.frame(
            "Edit entry",
            back: DiaryLinks.day(entry.day),
            tab: .today,
            help: Places.help("diary"),
            in: context
        )
        return try self.views.render(
            EntryPage(
                entry,
                form: form,
                errors: errors,
                stale: stale,
                units: try await self.units(of: entry, shown: true, in: context),
                meals: meals,
                range: context.diaryRange(self.now()),
                hasPhoto: try await self.photos.store(of: context.signedIn).holds(entry.id),
                member: context.signedIn,
                frame: frame
            )
        )
    }

    /// Returns the units that an entry can have, or those that its page shows.
    private func units(
        of entry: DiaryEntry,
        shown: Bool = false,
        in context: MemberContext
    ) async throws -> [FoodUnit] {
        guard let id = entry.food else { return [] }
        let food = try await self.lookup.itemAtHand(id, for: context.signedIn.id)?.food
        return entry.units(of: food, in: shown ? context.signedIn.units : nil)
    }

    private func entry(of context: MemberContext) async throws -> DiaryEntry {
        let id = try context.id(orElse: Self.missing)
        guard let entry = try await self.entries(of: context).find(id) else { throw Self.missing }
        return entry
    }

    private func entries(of context: MemberContext) -> EntryStore {
        EntryStore(database: self.database, owner: context.signedIn.id, timeZone: context.signedIn.timeZone)
    }

    private static let missing = NotFound("This entry isn't in your diary, or it was removed.")
    private static let stale = Conflict.changed("This entry")
}
