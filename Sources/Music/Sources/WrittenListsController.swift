import HTTPTypes
import Hummingbird
import Members
import Web

/// Writes a member's lists to a source of theirs, where they are played.
///
/// | route | does |
/// |---|---|
/// | `GET /music/sources/{id}/lists` | the member's playlists, and what became of the one just written |
/// | `POST /music/sources/{id}/lists/{list}` | writes one there |
/// | `POST /api/v1/music/sources/{id}/lists` | writes a list of songs there, for a device |
struct WrittenListsController: Controller {
    let sources: SourcesController
    let libraries: SongLibraries

    private static let headline = "It can't be written there"

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.music)
        own.get(SourceLinks.lists, use: self.show)
        own.post(SourceLinks.writing, .limited(.sources), use: self.write)
        routes.api(.music).part(.music).post(SourceAPI.lists, .limited(.sources), .remembered, use: self.answer)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let source = try await self.source(context)
        let query = request.uri.queryParameters
        let written = WrittenListsPage.Written(
            made: query.get("made") ?? "",
            songs: query.get("written").flatMap { Int($0) } ?? 0,
            missing: query.get("missing").flatMap { Int($0) } ?? 0
        )
        let frame = self.sources.frame("Write a playlist there", back: SourceLinks.all.path, context)
        return try self.sources.views.render(
            WrittenListsPage(source, try await self.lists(context).all(), written, frame: frame)
        )
    }

    func write(request: Request, context: MemberContext) async throws -> Response {
        let source = try await self.source(context)
        let id = try context.id("list", orElse: PlaylistController.missing)
        guard let list = try await self.lists(context).find(id) else { throw PlaylistController.missing }
        let songs = try await self.lists(context).entries(of: id).map(\.song)
        let receipt = try await self.write(list.name, Array(songs.prefix(WrittenListForm.most)), to: source, context)
        return .onward(
            to: SourceLinks.lists(source.id, receipt),
            toast: Toast("\(list.name) stands in \(source.kind.label)")
        )
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(WrittenListForm.self).values()
        let source = try await self.source(context)
        let receipt = try await self.write(values.name, values.songs, to: source, context)
        return JSONResponse(ListReceiptResponse(receipt, at: source.kind), status: .created)
    }

    private func write(
        _ name: String,
        _ ids: [String],
        to source: MemberSource,
        _ context: MemberContext
    ) async throws -> ListReceipt {
        let sources = self.sources.sources
        guard let state = try await self.sources.store(context).state(of: source.id) else {
            throw Conflict("This source is switched off, or can't be opened any more.", headline: Self.headline)
        }
        let songs = self.libraries.songs(of: context.signedIn.id)
        let list = try await songs.list(named: name, of: ids, for: state)
        do {
            guard let receipt = try await sources.open(state).write(list) else { throw SourcesController.missing }
            return receipt
        } catch let problem as SourceProblem {
            throw problem.failure
        }
    }

    /// Throws for a source that takes no lists.
    private func source(_ context: MemberContext) async throws -> MemberSource {
        let source = try await self.sources.source(context)
        guard source.kind.takesLists else {
            throw Conflict("\(source.kind.label) takes no lists from here.", headline: Self.headline)
        }
        return source
    }

    private func lists(_ context: MemberContext) -> PlaylistStore {
        PlaylistStore(database: self.sources.sources.database, owner: context.signedIn.id)
    }
}
