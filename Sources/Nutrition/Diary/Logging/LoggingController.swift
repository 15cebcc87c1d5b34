import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Logs foods and plain calories.
///
/// | route | does |
/// |---|---|
/// | `POST /diary/entries` | logs so much of a food, or plain calories |
/// | `POST /api/v1/diary/{day}/entries` | logs it for a device; the same `requestId` logs once |
struct LoggingController: Controller {
    let database: any Database
    let lookup: FoodLookup
    /// Shows a food's page again with what was typed.
    let foods: FoodController
    /// Learns what a photo shows by what is logged.
    let photos: PhotoScans
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.post(DiaryLinks.entries, use: self.log)
        routes.api(.diary).post(DiaryAPI.entries, use: self.answerLog)
    }

    func log(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(LogForm.self)
        return try await form.submit(again: { try await self.foods.page(again: form, $0, in: context) }) { values in
            try context.diaryRange(self.now()).check(values.day)
            let (entry, isNew) = try await self.add(values.entry, on: values.day, in: context)
            let (name, meal) = (entry.shownName, entry.meal.lowercased())
            let words = isNew ? "\(name) is in your \(meal)" : "\(name) was in your \(meal) already"
            let undo = isNew ? DiaryLinks.removal(entry.id) : ""
            let another = Toast.Step("Add another", path: DiaryLinks.addition(to: entry.meal, on: entry.day))
            return .onward(to: DiaryLinks.day(entry.day), toast: Toast(words, undo: undo, next: another))
        }
    }

    /// Answers 201 the first time, and 200 with the stored entry when the same request is sent again.
    func answerLog(request: Request, context: MemberContext) async throws -> JSONResponse {
        let day = try context.diaryDay(self.now())
        let values = try await request.form(NewEntryForm.self).values()
        let added = try await self.add(values, on: day, in: context)
        return JSONResponse(EntryResponse(added.entry), status: added.isNew ? .created : .ok)
    }

    private func add(
        _ values: NewEntryForm.Values,
        on day: CalendarDay,
        in context: MemberContext
    ) async throws -> (entry: DiaryEntry, isNew: Bool) {
        let member = context.signedIn
        let new = try await values.entry(on: day, from: self.lookup, for: member.id)
        let store = EntryStore(database: self.database, owner: member.id, timeZone: member.timeZone)
        let added = try await Conflict.ifTakenBack {
            try await store.add(new.entry, nutrients: new.nutrients, now: self.now())
        }
        if let scan = values.scan, let food = added.entry.food {
            try await self.photos.store(of: member).settle(scan, as: food, entry: added.entry.id, at: self.now())
        }
        return added
    }
}

extension Conflict {
    /// Does what logs one entry or several, and says so where it was logged and taken back before.
    static func ifTakenBack<Logged>(_ log: () async throws -> Logged) async throws -> Logged {
        do {
            return try await log()
        } catch is TakenBack {
            throw Conflict("This was logged, and taken back since. To log it again, begin anew.")
        }
    }
}
