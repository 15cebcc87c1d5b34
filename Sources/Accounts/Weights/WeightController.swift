package import Foundation
import HTTPTypes
import HealthMath
package import Hummingbird
package import Storage
package import Web

/// A day's weight: to say, correct or take back.
///
/// | route | does |
/// |---|---|
/// | `GET /weights` | leads to today's, or to that of `?day=` |
/// | `GET /weights/{day}` | the weight of a day, or an empty form for it |
/// | `POST /weights` | says a weight for the day that the form names |
/// | `POST /weights/{day}/removal` | takes it back |
/// | `POST /weights/{day}/restoration` | puts it there again |
package struct WeightController: Sendable {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    package init(database: any Database, views: Views, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.views = views
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.get("weights", use: self.choose)
        pages.get("weights/:day", use: self.show)
        pages.post("weights", use: self.save)
        pages.post("weights/:day/removal", use: self.remove)
        pages.post("weights/:day/restoration", use: self.restore)
    }

    func choose(request: Request, context: MemberContext) async throws -> Response {
        let asked = try request.query(WeighingForm.self).input["day"]
        let days = context.weightDays(self.now())
        return .onward(to: WeightPath.day(asked.isEmpty ? days.today : try days.day(asked)))
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
        let form = try await request.form(WeighingForm.self)
        let days = context.weightDays(self.now())
        switch form.validated(today: days.today) {
        case .invalid(let errors):
            return try self.page(days.today, nil, form, errors, context).response()
        case .valid(let weighing):
            _ = try await self.weights(of: context).weigh(weighing, at: self.now())
            let day = DayName(weighing.day, today: days.today)
            let words = "\(Self.words(weighing, for: context.signedIn)) saved for \(day.inSentence)"
            return .onward(to: WeightPath.timeline, toast: Toast(words))
        }
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let day = try self.day(of: context)
        guard let removed = try await self.weights(of: context).remove(day, at: self.now()) else {
            throw HTTPError(.notFound, message: "There is no weight on that day any more.")
        }
        let words = "\(Self.words(removed, for: context.signedIn)) deleted"
        return .onward(to: WeightPath.timeline, toast: Toast(words, undo: WeightPath.restoration(day)))
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let day = try self.day(of: context)
        guard let weighing = try await self.weights(of: context).restore(day, at: self.now()) else {
            throw HTTPError(.notFound, message: "That weight is gone for good. You can type it again.")
        }
        let words = "\(Self.words(weighing, for: context.signedIn)) is there again"
        return .onward(to: WeightPath.timeline, toast: Toast(words))
    }

    private func page(
        _ day: CalendarDay,
        _ weighing: Weighing?,
        _ form: WeighingForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) throws -> Page {
        let title = weighing == nil ? "Log a weight" : "Weight"
        let frame = self.views.frame(title, back: WeightPath.timeline, tab: .me, help: "/help#timelines", in: context)
        let today = context.weightDays(self.now()).today
        return try self.views.render(
            WeightPage(day, weighing, form, errors, units: context.signedIn.units, today: today, frame: frame)
        )
    }

    /// "72.5 kg", or no number for who doesn't want to see it.
    private static func words(_ weighing: Weighing, for member: Member) -> String {
        member.noPressure ? "Weight" : member.units.text(kilograms: weighing.kilograms)
    }

    private func day(of context: MemberContext) throws -> CalendarDay {
        try context.weightDays(self.now()).day(context.parameters.get("day"))
    }

    private func weights(of context: MemberContext) -> WeightStore {
        WeightStore(database: self.database, owner: context.signedIn.id)
    }
}
