import HTTPTypes
package import Hummingbird

/// Answers 404, in words, where the route belongs to a part of the house that is switched off.
package struct HousePartMiddleware: RouterMiddleware {
    private let switches: HouseSwitches

    package init(_ switches: HouseSwitches) { self.switches = switches }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        if let part = context.route.parts.first(where: { !self.switches.isOn($0) }) {
            throw NotFound("\(part.title): switched off in this Spotter.")
        }
        return try await next(request, context)
    }
}
