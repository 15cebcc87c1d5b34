import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the page and the API of steps, water and body measures.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/{day}/readings` | water, steps and measures of a day |
/// | `POST /diary/{day}/steps`, `…/water`, `…/measures` | says them |
/// | `POST /diary/{day}/water/glasses` | adds to the water |
/// | `GET /api/v1/readings/{day}` | all of a day |
/// | `PUT /api/v1/steps/{day}`, `/water/{day}`, `/measures/{day}` | says them; again says the same |
struct MeasurementController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.readings, use: self.page)
        own.post(MeasurementLinks.steps) { try await self.save(StepsForm.self, $0, $1) }
        own.post(MeasurementLinks.water) { try await self.save(WaterForm.self, $0, $1) }
        own.post(MeasurementLinks.glasses, use: self.drink)
        own.post(MeasurementLinks.measures) { try await self.save(MeasuresForm.self, $0, $1) }
        let api = routes.api(.steps)
        api.get(MeasurementAPI.day, use: self.answer)
        api.put(MeasurementAPI.steps) { try await self.keep(StepsForm.self, $0, $1) }
        api.put(MeasurementAPI.water) { try await self.keep(WaterForm.self, $0, $1) }
        api.put(MeasurementAPI.measures) { try await self.keep(MeasuresForm.self, $0, $1) }
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let day = try self.day(of: context)
        return try await self.page(on: day, nil, FormErrors(), in: context)
    }

    private func save<F: Form>(
        _ type: F.Type,
        _ request: Request,
        _ context: MemberContext
    ) async throws -> Response where F.Values == [MeasurementKind: Double?] {
        let day = try self.day(of: context)
        let form = try await request.form(type)
        return try await form.submit(again: { try await self.page(on: day, form.input, $0, in: context) }) { values in
            try await self.measurements(of: context).keep(values, on: day, at: self.now())
            return .onward(to: MeasurementLinks.day(day), toast: Toast("Saved"))
        }
    }

    /// Adds a glass; the key that forms are kept with has it count once when it is sent again.
    func drink(request: Request, context: MemberContext) async throws -> Response {
        let day = try self.day(of: context)
        let form = try await request.form(GlassForm.self)
        return try await form.submit(again: { try await self.page(on: day, nil, $0, in: context) }) { added in
            guard try await self.measurements(of: context).drink(added, on: day, at: self.now()) else {
                throw FormErrors("addMillilitres", "A day holds at most 30,000 ml. Correct its sum below.")
            }
            return .onward(to: MeasurementLinks.day(day), toast: Toast("Saved"))
        }
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.answer(try self.day(of: context), context)
    }

    private func keep<F: Form>(
        _ type: F.Type,
        _ request: Request,
        _ context: MemberContext
    ) async throws -> JSONResponse where F.Values == [MeasurementKind: Double?] {
        let day = try self.day(of: context)
        let measurements = try await request.form(type).values()
        try await self.measurements(of: context).keep(measurements, on: day, at: self.now())
        return try await self.answer(day, context)
    }

    private func answer(_ day: CalendarDay, _ context: MemberContext) async throws -> JSONResponse {
        JSONResponse(MeasurementsResponse(day, try await self.measurements(of: context).measurements(on: day)))
    }

    private func page(
        on day: CalendarDay,
        _ input: FormInput?,
        _ errors: FormErrors,
        in context: MemberContext
    ) async throws -> Page {
        let member = context.signedIn
        let page = MeasurementsPage(
            try await self.measurements(of: context).measurements(on: day),
            on: DayName(day, today: member.day(at: self.now())),
            day,
            input: input,
            errors: errors,
            units: member.units,
            frame: self.views.frame(
                "Water, steps, measures",
                back: Places.diary(day),
                tab: .today,
                help: Places.help("diary"),
                in: context
            )
        )
        return try self.views.render(page)
    }

    private func day(of context: MemberContext) throws -> CalendarDay {
        try context.diaryDay(self.now())
    }

    private func measurements(of context: MemberContext) -> MeasurementStore {
        MeasurementStore(database: self.database, owner: context.signedIn.id)
    }
}
