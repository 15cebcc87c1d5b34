import Foundation
import HTTPTypes
import Hummingbird
import Web

/// Leads from a page with details to where they are changed, and back with everything typed.
///
/// | route | does |
/// |---|---|
/// | `GET /training/details?edit={place}&back={page}&…` | goes to `/me/{place}` or `/training/gear/{place}`, which comes back to `{page}?…` |
struct DetailsController: Controller {
    func addRoutes(to routes: Routes) {
        routes.own.get(TrainingLinks.details, use: self.edit)
    }

    func edit(request: Request, context: MemberContext) async throws -> Response {
        let input = try request.query(DetailsForm.self).input
        guard let place = DetailPlace(rawValue: input["edit"]), let page = input.localPath("back") else {
            throw NotFound()
        }
        let dropped = ["edit", "back"] + [place.field].compactMap(\.self)
        let kept = (request.uri.query ?? "").split(separator: "&")
            .filter { field in !dropped.contains { field.hasPrefix($0 + "=") } }
            .map(String.init)
        let fields = (kept + [place.field.map { $0 + "=" }].compactMap(\.self)).joined(separator: "&")
        let filled = page + (fields.isEmpty ? "" : "?" + fields)
        // Text too long for an address is dropped: an empty form is better than a lost page.
        let back = LocalPath.isLocal(filled) ? filled : page
        return .onward(to: place.path(back: back))
    }
}
