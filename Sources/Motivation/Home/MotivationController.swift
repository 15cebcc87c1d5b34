import Hummingbird
import Web

/// The home of the wing.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation` | what is next, and the ways to the rest |
struct MotivationController: Controller {
    let views: Views

    func addRoutes(to routes: Routes) {
        routes.own.get(Places.motivation, use: self.home)
    }

    func home(request: Request, context: MemberContext) async throws -> Page {
        try self.views.render(
            MotivationPage(
                frame: self.views.frame(
                    "Keep going",
                    back: Places.me.path,
                    help: Places.help("motivation"),
                    in: context
                )
            )
        )
    }
}
