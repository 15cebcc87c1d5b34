import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the songs that a member may hear.
///
/// | route | does |
/// |---|---|
/// | `GET /music?q=&minBpm=&maxBpm=&from=`, `GET /music/results` | the songs by artist and title; the list alone |
/// | `GET /music/songs/{id}` | one of them, to be heard, with all that is known of its tempo |
/// | `GET /api/v1/songs?q=&minBpm=&maxBpm=&from=&limit=`, `…/{id}` | the same for a device |
struct MusicController: Controller {
    let database: any Database
    /// Nil where the operator named none.
    let folder: MusicFolder?
    let libraries: SongLibraries
    let ports: MusicPorts
    let sources: SongSources
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.music)
        own.get(Places.music, .limited(.search), use: self.page)
        own.get(MusicLinks.results, .limited(.search), use: self.results)
        own.get(MusicLinks.song, use: self.show)
        let api = routes.api(.music).part(.music)
        api.get(SongAPI.songs, .limited(.search), use: self.answerAll)
        api.get(SongAPI.song, use: self.answer)
    }

    static let missing = NotFound("There is no such song here.")
    static let tooMany = Conflict(
        "You marked as many songs as there is room for. Take some back first.",
        headline: "There is no room"
    )

    func page(request: Request, context: MemberContext) async throws -> Page {
        let form = try request.query(SongSearchForm.self)
        return try await form.look(again: { try await self.page(form, SongResults.none, $0, context) }) { search in
            try await self.page(form, try await self.results(search, context), FormErrors(), context)
        }
    }

    private func page(
        _ form: SongSearchForm,
        _ results: SongResults,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page {
        let store = FolderStore(database: self.database)
        let isAdministrator = context.signedIn.role.duties.contains(.house)
        let state = self.folder == nil ? nil : try await store.state()
        let refused = isAdministrator && self.folder != nil ? try await store.refused() : []
        let sources = try await self.sources.store(of: context.signedIn.id).all()
        return try self.views.render(
            SongsPage(
                form,
                results,
                errors,
                hasSources: !sources.isEmpty,
                folder: FolderView(state, refused: refused, isAdministrator: isAdministrator),
                offersSpotify: self.sources.access.spotify != nil,
                frame: self.frame("Music", back: Places.training.path, context)
            )
        )
    }

    func results(request: Request, context: MemberContext) async throws -> Page {
        let form = try request.query(SongSearchForm.self)
        let frame = self.frame("Music", back: Places.training.path, context)
        return try await form.look(again: { _ in try self.views.render(SongResultsPage(.none, frame: frame)) }) {
            search in
            try self.views.render(SongResultsPage(try await self.results(search, context), frame: frame))
        }
    }

    private func results(_ search: SongSearch, _ context: MemberContext) async throws -> SongResults {
        try SongResults(try await self.songs(search, context), search)
    }

    private func songs(_ search: SongSearch, _ context: MemberContext) async throws -> [ListedSong] {
        try await self.store(context).find(search)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let song = try await self.song(context)
        let tapped = TappedTempoForm()
        return try await self.page(song, tapped, FormErrors(), context)
    }

    func page(
        _ song: ListedSong,
        _ form: TappedTempoForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page {
        let lists = try await PlaylistStore(database: self.database, owner: context.signedIn.id).all()
        var exercises: [SuitedExercise] = []
        if song.heart == .loved, let tempo = song.beatsPerMinute {
            exercises = try await self.ports.exercises(context.signedIn, tempo)
        }
        let moods = try await self.moods(context).moods(of: song.id)
        let frame = self.frame(song.title, back: Places.music.path, context)
        return try self.views.render(try SongPage(song, moods, lists, exercises, form, errors, frame: frame))
    }

    func moods(_ context: MemberContext) -> SongMoodStore {
        SongMoodStore(database: self.database, owner: context.signedIn.id)
    }

    func song(_ context: MemberContext) async throws -> ListedSong {
        let id = try context.id(orElse: Self.missing)
        guard let song = try await self.store(context).find(id) else { throw Self.missing }
        return song
    }

    func store(_ context: MemberContext) -> SongStore {
        self.libraries.songs(of: context.signedIn.id)
    }

    private func frame(_ title: String, back: String, _ context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .training, help: Places.help("music"), in: context)
    }

    func answerAll(request: Request, context: MemberContext) async throws -> JSONResponse {
        let search = try request.query(SongSearchForm.self).values()
        return JSONResponse(SongsResponse(try await self.store(context).find(search), search))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(SongResponse(try await self.song(context)))
    }
}
