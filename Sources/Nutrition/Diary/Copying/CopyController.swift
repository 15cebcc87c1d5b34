import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Copies meals and days of the diary.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/copies/new` | the form for a copy, with a preview; of the last day with food where none is named |
/// | `POST /diary/copies` | writes it, with Undo |
/// | `POST /diary/copies/{id}/removal` | takes the whole copy back |
/// | `POST /api/v1/diary/{day}/copies` | copies onto a day; the same `requestId` copies once |
/// | `DELETE /api/v1/diary/copies/{id}` | takes the whole copy back |
struct CopyController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(DiaryLinks.newCopy, use: self.page)
        own.post(DiaryLinks.copies, use: self.copy)
        own.post(DiaryLinks.copyRemoval, use: self.undo)
        let api = routes.api(.diary)
        api.post(DiaryAPI.copies, use: self.answerCopy)
        api.delete(DiaryAPI.copy, use: self.answerUndo)
    }

    /// Shows what a copy would write, or beside the fields what is wrong.
    func page(request: Request, context: MemberContext) async throws -> Page {
        let asked = try await self.completed(request.query(CopyLookForm.self), in: context)
        let form = CopyForm(asked.input)
        return try await asked.look(again: { try await self.page(form, nil, [], $0, in: context) }) { selection in
            try self.check(selection, in: context)
            let found = try await self.copies(of: context).found(selection)
            var selection = selection
            // Lines that were ticked on another day don't count here.
            if let lines = selection.lines, lines.isDisjoint(with: found.map(\.entry.id)) { selection.lines = nil }
            return try await self.page(form, selection, found, FormErrors(), in: context)
        }
    }

    /// Names the last day with food before the target where the address names no day to copy from.
    private func completed(_ asked: CopyLookForm, in context: MemberContext) async throws -> CopyLookForm {
        guard !asked.input.has("from"), let target = CalendarDay(asked.input["to"]),
            let day = try await self.copies(of: context).lastDay(before: target)
        else { return asked }
        var input = asked.input
        input.set("from", to: day.description)
        return CopyLookForm(input)
    }

    func copy(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(CopyForm.self)
        return try await form.submit(again: { try await self.page(again: form, $0, in: context) }) { values in
            try self.check(values.selection, in: context)
            let plan = try CopyPlan(values.selection, of: try await self.copies(of: context).found(values.selection))
            let copied = try await self.write(plan, as: values.id, in: context)
            let undo = copied.isNew ? DiaryLinks.copyRemoval(values.id) : ""
            let words = CopyWords.done(copied.entries, today: context.signedIn.day(at: self.now()))
            return .onward(to: DiaryLinks.day(values.selection.target.lowerBound), toast: Toast(words, undo: undo))
        }
    }

    private func write(
        _ plan: CopyPlan,
        as id: String,
        in context: MemberContext
    ) async throws -> (entries: [DiaryEntry], isNew: Bool) {
        try await Conflict.ifTakenBack { try await self.copies(of: context).write(plan, as: id, now: self.now()) }
    }

    func undo(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard let undone = try await self.copies(of: context).undo(id, now: self.now()) else { throw Self.missing }
        return .onward(to: DiaryLinks.day(undone.first), toast: Toast("\(CopyWords.lines(undone.count)) taken back"))
    }

    /// Answers 201 the first time, and 200 with what was written when the same request is sent again.
    func answerCopy(request: Request, context: MemberContext) async throws -> JSONResponse {
        let day = try context.diaryDay(self.now())
        let values = try await request.form(DeviceCopyForm.self).onto(day).values()
        try self.check(values.selection, in: context)
        let plan = try CopyPlan(values.selection, of: try await self.copies(of: context).found(values.selection))
        let copied = try await self.write(plan, as: values.id, in: context)
        let answer = CopyResponse(id: values.id, entries: copied.entries.map(EntryResponse.init))
        return JSONResponse(answer, status: copied.isNew ? .created : .ok)
    }

    func answerUndo(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard try await self.copies(of: context).undo(id, now: self.now()) != nil else { throw Self.missing }
        return Response(status: .noContent)
    }

    /// Shows the page with the typed values, the found lines and the complaints.
    private func page(again form: CopyForm, _ errors: FormErrors, in context: MemberContext) async throws -> Page {
        var ignored = FormErrors()
        guard let selection = form.selection(into: &ignored) else {
            return try await self.page(form, nil, [], errors, in: context)
        }
        let found = try await self.copies(of: context).found(selection)
        return try await self.page(form, selection, found, errors, in: context)
    }

    private func page(
        _ form: CopyForm,
        _ selection: CopySelection?,
        _ found: [CopyPlan.Source],
        _ errors: FormErrors,
        in context: MemberContext
    ) async throws -> Page {
        let range = context.diaryRange(self.now())
        let meals = try await MealListStore(database: self.database, owner: context.signedIn.id).meals()
        let back = CalendarDay(form.input["from"]).flatMap { range.contains($0) ? DiaryLinks.day($0) : nil }
        let frame = self.views.frame(
            "Copy",
            back: back ?? Places.today.path,
            tab: .today,
            help: Places.help("diary"),
            in: context
        )
        return try self.views.render(
            CopyPage(
                form,
                selection,
                found,
                errors,
                meals: meals,
                range: range,
                units: context.signedIn.units,
                frame: frame
            )
        )
    }

    private func check(_ selection: CopySelection, in context: MemberContext) throws(FormErrors) {
        for day in selection.ends { try context.diaryRange(self.now()).check(day, field: "to") }
    }

    private func copies(of context: MemberContext) -> CopyStore {
        CopyStore(database: self.database, owner: context.signedIn.id, timeZone: context.signedIn.timeZone)
    }

    private static let missing = NotFound("This copy isn't in your diary, or it was taken back.")
}
