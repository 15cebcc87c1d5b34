package import Foundation
import HTTPTypes
import HealthMath
package import Hummingbird
package import Storage
package import Web

/// A member's weights, for devices; always in kilograms.
///
/// | route | does |
/// |---|---|
/// | `GET /weights` | the weights from `?from=` to `?to=`, newest first, page by page with `?before=` |
/// | `GET /weights/{day}` | a day's weight, or 404 |
/// | `PUT /weights/{day}` | says it: 201 for the first of the day |
/// | `DELETE /weights/{day}` | takes it back |
package struct WeightAPIController: Sendable {
    let database: any Database
    let now: @Sendable () -> Date

    package init(database: any Database, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.now = now
    }

    package func addRoutes(to api: some RouterMethods<MemberContext>) {
        api.get("weights", use: self.list)
        api.get("weights/:day", use: self.show)
        api.put("weights/:day", use: self.save)
        api.delete("weights/:day", use: self.remove)
    }

    func list(request: Request, context: MemberContext) async throws -> JSONResponse {
        let asked = try request.query(WeightsForm.self).values()
        // One more than asked for tells whether there is a next page.
        let found = try await self.weights(of: context)
            .latest(asked.limit + 1, from: asked.first, through: asked.last)
        return JSONResponse(WeightsResponse(found, limit: asked.limit))
    }

    func show(request: Request, context: MemberContext) async throws -> JSONResponse {
        guard let weighing = try await self.weights(of: context).find(self.day(of: context)) else {
            throw Self.nothingSaid
        }
        return JSONResponse(WeightResponse(weighing))
    }

    func save(request: Request, context: MemberContext) async throws -> JSONResponse {
        let day = try self.day(of: context)
        let kilograms = try await request.form(KilogramsForm.self).values()
        let weighing = Weighing(kilograms: kilograms, day: day)
        let isNew = try await self.weights(of: context).weigh(weighing, at: self.now())
        return JSONResponse(WeightResponse(weighing), status: isNew ? .created : .ok)
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let day = try self.day(of: context)
        guard try await self.weights(of: context).remove(day, at: self.now()) != nil else { throw Self.nothingSaid }
        return Response(status: .noContent)
    }

    private func day(of context: MemberContext) throws -> CalendarDay {
        try context.weightDays(self.now()).day(context.parameters.get("day"))
    }

    private func weights(of context: MemberContext) -> WeightStore {
        WeightStore(database: self.database, owner: context.signedIn.id)
    }

    private static var nothingSaid: HTTPError {
        HTTPError(.notFound, message: "There is no weight on that day.")
    }
}
