import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the songs of the house, and what a member says of them.
///
/// | route | does |
/// |---|---|
/// | `GET /music?q=&minBpm=&maxBpm=&from=`, `GET /music/results` | the songs by artist and title; the list alone |
/// | `GET /music/songs/{id}` | one of them, to be heard, with all that is known of its tempo |
/// | `POST /music/songs/{id}/heart/{kind}` | loves it, bans it, or neither (`none`) |
/// | `POST /music/songs/{id}/tap`, `…/removal`, `…/{bpm}/restoration` | sets one's tempo; takes it back; undoes |
/// | `GET /api/v1/songs?q=&minBpm=&maxBpm=&from=&limit=`, `…/{id}` | the same for a device |
/// | `PUT`, `DELETE /api/v1/songs/{id}/heart`, `…/tap` | sets heart and tempo, or takes them back |
struct MusicController: Controller {
    let database: any Database
    /// Nil where the operator named none.
    let folder: MusicFolder?
    let libraries: SongLibraries
    let ports: MusicPorts
    let sources: SongSources
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.music)
        own.get(Places.music, .limited(.search), use: self.page)
        own.get(MusicLinks.results, .limited(.search), use: self.results)
        own.get(MusicLinks.song, use: self.show)
        own.post(MusicLinks.heart, use: self.feel)
        own.post(MusicLinks.tap, use: self.tap)
        own.post(MusicLinks.tapRemoval, use: self.untap)
        own.post(MusicLinks.tapRestoration, use: self.restoreTap)
        let api = routes.api(.music).part(.music)
        api.get(SongAPI.songs, .limited(.search), use: self.answerAll)
        api.get(SongAPI.song, use: self.answer)
        api.put(SongAPI.heart, use: self.answerFeeling)
        api.delete(SongAPI.heart, use: self.answerUnfeeling)
        api.put(SongAPI.tap, use: self.answerTapping)
        api.delete(SongAPI.tap, use: self.answerUntapping)
    }

    static var missing: HTTPError { HTTPError(.notFound, message: "There is no such song here.") }
    private static let tooMany = Conflict("You marked as many songs as there is room for. Take some back first.")

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
        SongResults(try await self.songs(search, context), search)
    }

    private func songs(_ search: SongSearch, _ context: MemberContext) async throws -> [ListedSong] {
        try await self.store(context).find(search)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let song = try await self.song(context)
        let tapped = TappedTempoForm(FormInput())
        return try await self.page(song, tapped, FormErrors(), context)
    }

    private func page(
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
        let frame = self.frame(song.title, back: Places.music.path, context)
        return try self.views.render(try SongPage(song, lists, exercises, form, errors, frame: frame))
    }

    func feel(request: Request, context: MemberContext) async throws -> Response {
        let song = try await self.song(context)
        let kind = context.parameters.get("kind") ?? ""
        let heart = SongHeart(rawValue: kind)
        guard heart != nil || kind == "none" else { throw Self.missing }
        let before = try await self.set(heart, of: song, context)
        let search = request.uri.query == nil ? nil : try? request.query(SongSearchForm.self).values()
        let words =
            switch heart {
            case .loved: "You love \(song.title)"
            case .never: "\(song.title) won't be played to you again"
            case nil: "\(song.title) is one of many again"
            }
        let undo = MusicLinks.heart(before, of: song.id, from: search)
        let path = search.map { "\(MusicLinks.songs($0))#\(MusicLinks.line(of: song.id))" } ?? MusicLinks.song(song.id)
        return .onward(to: path, toast: Toast(words, undo: undo))
    }

    func tap(request: Request, context: MemberContext) async throws -> Response {
        let song = try await self.song(context)
        let form = try await request.form(TappedTempoForm.self)
        return try await form.submit(again: { try await self.page(song, form, $0, context) }) { tempo in
            try await self.onward(from: song, tempo, "Your tempo counts for you from now on", context)
        }
    }

    func untap(request: Request, context: MemberContext) async throws -> Response {
        let song = try await self.song(context)
        return try await self.onward(from: song, nil, "Your tempo is taken back", context)
    }

    func restoreTap(request: Request, context: MemberContext) async throws -> Response {
        let song = try await self.song(context)
        guard let tempo = Double(context.parameters.get("bpm") ?? ""), TappedTempo.range.contains(tempo) else {
            throw Self.missing
        }
        return try await self.onward(from: song, tempo, "Your tempo is back", context)
    }

    private func onward(
        from song: ListedSong,
        _ tempo: Double?,
        _ words: String,
        _ context: MemberContext
    ) async throws -> Response {
        let before = try await self.set(tempo, of: song, context)
        let undo =
            before.map { MusicLinks.tapRestoration.path(song.id, "\($0)") } ?? MusicLinks.tapRemoval.path(song.id)
        return .onward(to: MusicLinks.song(song.id), toast: Toast(words, undo: undo))
    }

    /// Sets or takes back the member's heart, and returns the one before.
    @discardableResult
    func set(_ heart: SongHeart?, of song: ListedSong, _ context: MemberContext) async throws -> SongHeart? {
        let hearts = SongHeartStore(database: self.database, owner: context.signedIn.id)
        guard let change = try await hearts.set(heart, of: song.id, at: self.now()) else { throw Self.tooMany }
        return change.before
    }

    /// Sets or takes back the member's tempo, and returns the one before.
    func set(_ tempo: Double?, of song: ListedSong, _ context: MemberContext) async throws -> Double? {
        let taps = TappedTempoStore(database: self.database, owner: context.signedIn.id)
        guard let change = try await taps.set(tempo, of: song.id, at: self.now()) else { throw Self.tooMany }
        self.libraries.forget(context.signedIn.id)
        return change.before
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
}
