import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Stops mails by a link in a letter, without logging in.
///
/// | route | does |
/// |---|---|
/// | `GET /notices/unsubscribe/{token}` | asks; a program that looks at links ahead stops nothing |
/// | `POST /notices/unsubscribe/{token}` | stops it (also the one click of RFC 8058), or lets it come `again` |
struct UnsubscribeController: Controller {
    let database: any Database
    let kinds: [Notice.Kind]
    let seal: Seal
    let views: Views

    func addRoutes(to routes: Routes) {
        let open = routes.open
        open.get(NoticeLinks.unsubscribing, use: self.ask)
        open.post(NoticeLinks.unsubscribing, .changesMember, .allowsSuspended, use: self.stop)
    }

    func ask(request: Request, context: AppContext) async throws -> Page {
        let link = try self.link(context)
        return try self.page(.asking, link.kinds, request, context)
    }

    func stop(request: Request, context: AppContext) async throws -> Page {
        let link = try self.link(context)
        let isWanted = try await request.form(UnsubscribeForm.self).values().again
        try await self.database.write { db in
            // The member may have left.
            guard try db.exists("SELECT 1 FROM member WHERE id = \(link.owner)") else { return }
            for kind in link.kinds {
                try NoticeSettingsStore.set(link.owner, kind, .mail, to: isWanted, in: db)
            }
        }
        return try self.page(isWanted ? .again : .stopped, link.kinds, request, context)
    }

    private func link(_ context: AppContext) throws -> (owner: Member.ID, kinds: [Notice.Kind]) {
        guard let link = Unsubscribing(seal: self.seal).read(context.parameters.get("token") ?? "") else {
            throw NotFound("This link isn't whole. Copy all of it from the letter.")
        }
        return (link.owner, link.kinds.compactMap(self.kinds.named).filter { $0.choices.contains(.mail) })
    }

    private func page(
        _ state: UnsubscribePage.State,
        _ kinds: [Notice.Kind],
        _ request: Request,
        _ context: AppContext
    ) throws -> Page {
        let frame = self.views.frame("Mail", back: Places.start.path, in: context)
        return try self.views.render(UnsubscribePage(state, kinds, path: request.uri.path, frame: frame))
    }
}
