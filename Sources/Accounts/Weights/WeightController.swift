import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of a member's weights, one a day.
///
/// | route | does |
/// |---|---|
/// | `GET /weights` | leads to today's, or to that of `?day=` |
/// | `GET /weights/{day}` | the weight of a day, or an empty form for it |
/// | `POST /weights` | says a weight for the day that the form names |
/// | `POST /weights/{day}/removal` | takes it back |
/// | `POST /weights/{day}/restoration` | puts it there again, or with `?kg=` what it was before a correction |
/// | `GET /api/v1/weights` | the weights from `?from=` to `?to=` in kg, newest first, `?before=` a cursor |
/// | `GET /api/v1/weights/{day}` | a day's weight, or 404 |
/// | `PUT /api/v1/weights/{day}` | says it: 201 for the first of the day |
/// | `DELETE /api/v1/weights/{day}` | takes it back |
struct WeightController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(WeightLinks.all, use: self.choose)
        own.get(Places.weighing, use: self.show)
        own.post(WeightLinks.all, use: self.save)
        own.post(WeightLinks.removal, use: self.remove)
        own.post(WeightLinks.restoration, use: self.restore)
        let api = routes.api(.weight)
        api.get(WeightLinks.all, use: self.answerList)
        api.get(Places.weighing, use: self.answerRead)
        api.put(Places.weighing, use: self.answerPut)
        api.delete(Places.weighing, use: self.answerDelete)
    }

    func choose(request: Request, context: MemberContext) async throws -> Response {
        let asked = try request.query(WeighingForm.self).input["day"]
        let days = context.weightDays(self.now())
        return .onward(to: WeightLinks.day(asked.isEmpty ? days.today : try days.day(asked)))
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let day = try self.day(of: context)
        let weighing = try await self.weights(of: context).find(day)
        let units = context.signedIn.units
        let shown = context.signedIn.noPressure ? nil : weighing
        let form = shown.map { WeighingForm($0, in: units) } ?? WeighingForm(day: day, in: units)
        return try self.page(day, weighing, form, FormErrors(), context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let days = context.weightDays(self.now())
        var form = try await request.form(WeighingForm.self)
        form.days = days.life
        let isSure = form.isSure
        return try await form.submit(again: { [form] in try self.page(days.today, nil, form, $0, context) }) {
            weighing in
            if !isSure { try await self.demandLikely(weighing, of: context) }
            let former = try await self.weights(of: context).find(weighing.day)
            _ = try await self.weights(of: context).weigh(weighing, at: self.now())
            let day = DayName(weighing.day, today: days.today)
            let words = "\(Self.words(weighing, for: context.signedIn)) saved for \(day.inSentence)"
            let undo = former.map { WeightLinks.restoration($0) } ?? WeightLinks.removal(weighing.day)
            return .onward(to: Places.weightTimeline.path, toast: Toast(words, undo: undo))
        }
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let day = try self.day(of: context)
        guard let removed = try await self.weights(of: context).remove(day, at: self.now()) else {
            throw NotFound("There is no weight on that day any more.")
        }
        let words = "\(Self.words(removed, for: context.signedIn)) deleted"
        return .onward(to: Places.weightTimeline.path, toast: Toast(words, undo: WeightLinks.restoration(day)))
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let day = try self.day(of: context)
        let former = try request.query(KilogramsForm.self)
        if !former.input["kg"].isEmpty {
            let weighing = Weighing(kilograms: try former.values(), day: day)
            _ = try await self.weights(of: context).weigh(weighing, at: self.now())
            return self.isBack(weighing, context)
        }
        guard let weighing = try await self.weights(of: context).restore(day, at: self.now()) else {
            throw NotFound("That weight is gone for good. You can type it again.")
        }
        return self.isBack(weighing, context)
    }

    private func isBack(_ weighing: Weighing, _ context: MemberContext) -> Response {
        let words = "\(Self.words(weighing, for: context.signedIn)) is there again"
        return .onward(to: Places.weightTimeline.path, toast: Toast(words))
    }

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        let asked = try request.query(WeightsForm.self).values()
        // One more than asked for tells whether there is a next page.
        let found = try await self.weights(of: context)
            .latest(asked.limit + 1, from: asked.first, through: asked.last)
        return JSONResponse(WeightsResponse(found, limit: asked.limit))
    }

    func answerRead(request: Request, context: MemberContext) async throws -> JSONResponse {
        guard let weighing = try await self.weights(of: context).find(self.day(of: context)) else {
            throw Self.nothingSaid
        }
        return JSONResponse(WeightResponse(weighing))
    }

    func answerPut(request: Request, context: MemberContext) async throws -> JSONResponse {
        let day = try self.day(of: context)
        let form = try await request.form(KilogramsForm.self)
        let weighing = Weighing(kilograms: try form.values(), day: day)
        if !form.isSure { try await self.demandLikely(weighing, of: context) }
        let isNew = try await self.weights(of: context).weigh(weighing, at: self.now())
        return JSONResponse(WeightResponse(weighing), status: isNew ? .created : .ok)
    }

    func answerDelete(request: Request, context: MemberContext) async throws -> Response {
        let day = try self.day(of: context)
        guard try await self.weights(of: context).remove(day, at: self.now()) != nil else { throw Self.nothingSaid }
        return Response(status: .noContent)
    }

    private func page(
        _ day: CalendarDay,
        _ weighing: Weighing?,
        _ form: WeighingForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) throws -> Page {
        let title = weighing == nil ? "Log a weight" : "Weight"
        let frame = self.views.frame(
            title,
            back: Places.weightTimeline.path,
            tab: .me,
            help: Places.help("timelines"),
            in: context
        )
        let days = context.weightDays(self.now()).life
        return try self.views.render(
            WeightPage(day, weighing, form, errors, units: context.signedIn.units, days: days, frame: frame)
        )
    }

    /// Returns text such as "72.5 kg", or no number for members in no-pressure mode.
    private static func words(_ weighing: Weighing, for member: Member) -> String {
        member.noPressure ? "Weight" : member.units.text(kilograms: weighing.kilograms)
    }

    private func day(of context: MemberContext) throws -> CalendarDay {
        try context.weightDays(self.now()).day(context.parameters.get("day"))
    }

    func weights(of context: MemberContext) -> WeightStore {
        WeightStore(database: self.database, owner: context.signedIn.id)
    }

    private static var nothingSaid: NotFound {
        NotFound("There is no weight on that day.")
    }
}
