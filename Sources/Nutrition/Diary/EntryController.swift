import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Storage
import Web

/// The single entries of the diary; `FoodController` shows the pages from which they are added.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/entries/{id}` | the entry, to be edited |
/// | `POST /diary/entries/{id}` | saves the edit, or shows what changed meanwhile |
/// | `POST /diary/entries/{id}/removal` | removes it, with Undo |
/// | `POST /diary/entries/{id}/restoration` | puts it back |
/// | `POST /api/v1/diary/{day}/entries` | adds one; the same `requestId` adds once |
/// | `PATCH /api/v1/diary/entries/{id}` | changes what is sent |
/// | `DELETE /api/v1/diary/entries/{id}` | removes it |
struct EntryController: Controller {
    let database: any Database
    let lookup: FoodLookup
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get("diary/entries/:id", use: self.page)
        own.post("diary/entries/:id", use: self.save)
        own.post("diary/entries/:id/removal", use: self.remove)
        own.post("diary/entries/:id/restoration", use: self.restore)
        let api = routes.api(.diary)
        api.post("diary/:day/entries", use: self.answerAdd)
        api.patch("diary/entries/:id", use: self.answerChange)
        api.delete("diary/entries/:id", use: self.answerRemove)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let entry = try await self.entry(of: context)
        return try await self.page(entry, EntryChangeForm(entry), FormErrors(), in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let entry = try await self.entry(of: context)
        let form = try await request.form(EntryChangeForm.self)
        do {
            let change = try form.values()
            try context.diaryRange(self.now()).check(change.day)
            let changed = try entry.changed(change, units: try await self.units(of: entry, in: context))
            guard change.version == entry.version,
                let saved = try await self.entries(of: context).save(changed, now: self.now())
            else {
                // Sent again because its answer was lost, or made on two devices alike.
                if changed == entry { return self.saved(entry) }
                return try await self.conflict(form, in: context)
            }
            return self.saved(saved)
        } catch let errors as FormErrors {
            return try await self.page(entry, form, errors, in: context).response()
        }
    }

    private func saved(_ entry: DiaryEntry) -> Response {
        .onward(to: DiaryPath.day(entry.day), toast: Toast("\(entry.name) changed"))
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        guard let removed = try await self.entries(of: context).remove(self.id(of: context), now: self.now()) else {
            throw Self.missing
        }
        let toast = Toast("\(removed.entry.name) removed", undo: DiaryPath.restoration(removed.entry.id))
        return .onward(to: DiaryPath.day(removed.entry.day), toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        guard let entry = try await self.entries(of: context).restore(self.id(of: context), now: self.now()) else {
            throw HTTPError(.notFound, message: "This was removed too long ago to be put back. Add it again.")
        }
        return .onward(to: DiaryPath.day(entry.day), toast: Toast("\(entry.name) is back"))
    }

    /// The page again with what was typed, and beside it what is there now.
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
            back: DiaryPath.day(entry.day),
            tab: .today,
            help: "/help#diary",
            in: context
        )
        return try self.views.render(
            EntryPage(
                entry,
                form: form,
                errors: errors,
                stale: stale,
                units: try await self.units(of: entry, in: context),
                meals: meals,
                range: context.diaryRange(self.now()),
                member: context.signedIn,
                frame: frame
            )
        )
    }

    func units(of entry: DiaryEntry, in context: MemberContext) async throws -> [FoodUnit] {
        guard let food = entry.food else { return [] }
        return entry.units(of: try await self.lookup.itemAtHand(food, for: context.signedIn.id)?.food)
    }

    func entry(of context: MemberContext) async throws -> DiaryEntry {
        guard let entry = try await self.entries(of: context).find(self.id(of: context)) else { throw Self.missing }
        return entry
    }

    /// Throws 404 for what can't be an entry's id.
    func id(of context: MemberContext) throws -> String {
        guard let id = UUID(uuidString: context.parameters.get("id") ?? "") else { throw Self.missing }
        return id.uuidString.lowercased()
    }

    func entries(of context: MemberContext) -> EntryStore {
        EntryStore(database: self.database, owner: context.signedIn.id, timeZone: context.signedIn.timeZone)
    }

    static let missing = HTTPError(.notFound, message: "This entry isn't in your diary, or it was removed.")
}
