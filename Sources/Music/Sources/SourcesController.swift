import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the sources of a member's songs: their state, on and off, and goodbye.
///
/// | route | does |
/// |---|---|
/// | `GET /music/sources` | the house's folder, what the member connected, and what else can be |
/// | `POST /music/sources/{id}/on`, `…/off` | hears it, or doesn't; what opens it is kept |
/// | `POST /music/sources/{id}/reading` | reads one from the beginning, now |
/// | `GET`, `POST /music/sources/{id}/removal` | asks, then disconnects |
/// | `GET /api/v1/music/sources`, `PUT`, `DELETE …/{id}` | the same for a device; `PUT` switches |
struct SourcesController: Controller {
    let sources: SongSources
    let views: Views
    let now: @Sendable () -> Date

    static let missing = NotFound("There is no such source here.")

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.music)
        own.get(SourceLinks.all, use: self.list)
        own.post(SourceLinks.on) { try await self.switch(on: true, $0, $1) }
        own.post(SourceLinks.off) { try await self.switch(on: false, $0, $1) }
        own.post(SourceLinks.reading, .limited(.sources), use: self.readNow)
        own.get(SourceLinks.removal, use: self.askRemoval)
        own.post(SourceLinks.removal, use: self.remove)
        let api = routes.api(.music).part(.music)
        api.get(SourceAPI.sources, use: self.answer)
        api.put(SourceAPI.source, use: self.answerSwitch)
        api.delete(SourceAPI.source, use: self.answerRemove)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let store = self.store(context)
        return try self.views.render(
            SourcesPage(
                try await store.all(),
                folder: self.sources.folder == nil ? nil : try await store.isFolderOn(),
                offersSpotify: self.sources.access.spotify != nil,
                at: self.now(),
                in: context.signedIn.timeZone,
                frame: self.frame("Where songs come from", back: Places.music.path, context)
            )
        )
    }

    func `switch`(on isOn: Bool, _ request: Request, _ context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard try await self.store(context).switch(id, on: isOn, at: self.now()) else { throw Self.missing }
        let name = try await self.store(context).find(id)?.name ?? SourceKind.folder.label
        let undo = isOn ? SourceLinks.off : SourceLinks.on
        return .onward(
            to: SourceLinks.card(id),
            toast: Toast("\(name) is \(isOn ? "on" : "off")", undo: undo.path(id))
        )
    }

    func readNow(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard try await self.store(context).readAgain(id, at: self.now()) else { throw Self.missing }
        return .onward(to: SourceLinks.card(id), toast: Toast("We're reading it"))
    }

    func askRemoval(request: Request, context: MemberContext) async throws -> Page {
        let source = try await self.source(context)
        let frame = self.frame("Disconnect", back: SourceLinks.all.path, context)
        return try self.views.render(SourceRemovalPage(source, frame: frame))
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let source = try await self.source(context)
        guard try await self.store(context).remove(source.id) else { throw Self.missing }
        let words = "\(source.name) is disconnected; what you love there is kept for when it comes back"
        return .onward(to: SourceLinks.all.path, toast: Toast(words))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(try await self.response(context))
    }

    func answerSwitch(request: Request, context: MemberContext) async throws -> JSONResponse {
        let id = try context.id(orElse: Self.missing)
        let isOn = try await request.form(SourceSwitchForm.self).values()
        guard try await self.store(context).switch(id, on: isOn, at: self.now()) else { throw Self.missing }
        return JSONResponse(try await self.response(context))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        guard try await self.store(context).remove(try context.id(orElse: Self.missing)) else { throw Self.missing }
        return Response(status: .noContent)
    }

    private func response(_ context: MemberContext) async throws -> SourcesResponse {
        SourcesResponse(
            try await self.store(context).all(),
            folder: self.sources.folder == nil ? nil : try await self.store(context).isFolderOn()
        )
    }

    func source(_ context: MemberContext) async throws -> MemberSource {
        guard let source = try await self.store(context).find(try context.id(orElse: Self.missing)) else {
            throw Self.missing
        }
        return source
    }

    func store(_ context: MemberContext) -> SourceStore { self.sources.store(of: context.signedIn.id) }

    func frame(_ title: String, back: String, _ context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .training, help: Places.help("music"), in: context)
    }
}

extension RateLimiter.Rule {
    /// Limits requests that ask another server.
    static let sources = Self("music-sources", burst: 10, perMinute: 4)
}
