import HTTPTypes
package import Hummingbird
package import Storage
package import Web

/// Videos for exercises and for what surrounds them; YouTube is asked only when somebody opens one of these.
///
/// | route | does |
/// |---|---|
/// | `GET /training/videos` | warm-up, cool-down, advice for beginners, and what one trained of late |
/// | `GET /training/videos/{topic}` | videos on a topic |
/// | `GET /exercises/{id}/videos` | videos of an exercise |
/// | `GET /api/v1/exercises/{id}/videos` | the same for a device |
package struct VideoController: Sendable {
    private let database: any Database
    private let catalogue: ExerciseCatalogue
    private let videos: Videos
    private let views: Views
    private let viewer: @Sendable (Member.ID) async throws -> Viewer

    package init(
        database: any Database,
        catalogue: ExerciseCatalogue,
        videos: Videos,
        views: Views,
        viewer: @Sendable @escaping (Member.ID) async throws -> Viewer
    ) {
        self.database = database
        self.catalogue = catalogue
        self.videos = videos
        self.views = views
        self.viewer = viewer
    }

    package func addRoutes(to pages: RouterGroup<MemberContext>) {
        pages.get("training/videos", use: self.list)
        pages.get("training/videos/:topic", use: self.topic)
        pages.get("exercises/:id/videos", use: self.exercise)
    }

    package func addRoutes(toAPI api: RouterGroup<MemberContext>) {
        api.get("exercises/:id/videos", use: self.answer)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let viewer = try await self.viewer(context.signedIn.id)
        let trained = try await LatestExercises(database: self.database, owner: context.signedIn.id).all()
        let shelf = try await self.shelf(of: context)
        let frame = self.frame("Videos", back: "/training", in: context)
        return try self.views.render(
            VideoListPage(viewer, exercises: trained.compactMap { shelf.all[$0] }, frame: frame)
        )
    }

    func topic(request: Request, context: MemberContext) async throws -> Response {
        guard let topic = VideoTopic(rawValue: context.parameters.get("topic") ?? "") else {
            throw HTTPError(.notFound, message: "There are no videos on that.")
        }
        let query = VideoQuery(topic, for: try await self.viewer(context.signedIn.id))
        let frame = self.frame(topic.label, back: VideoPath.list, in: context)
        return try await self.page(query, frame: frame)
    }

    func exercise(request: Request, context: MemberContext) async throws -> Response {
        let exercise = try await self.exercise(of: context)
        let query = VideoQuery(exercise, for: try await self.viewer(context.signedIn.id))
        let frame = self.frame(exercise.name, back: ExercisePath.exercise(exercise.id), in: context)
        return try await self.page(query, frame: frame)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let query = VideoQuery(
            try await self.exercise(of: context),
            for: try await self.viewer(context.signedIn.id)
        )
        return JSONResponse(VideosResponse(try await self.videos.find(query), query))
    }

    /// The only pages that may hold a player.
    private func page(_ query: VideoQuery, frame: Frame) async throws -> Response {
        let page = try self.views.render(VideosPage(try await self.videos.find(query), query, frame: frame))
        return page.response(framing: VideosPage.player)
    }

    private func frame(_ title: String, back: String, in context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .training, help: "/help#videos", in: context)
    }

    private func exercise(of context: MemberContext) async throws -> Exercise {
        guard let exercise = try await self.shelf(of: context).all[context.parameters.get("id") ?? ""] else {
            throw HTTPError(.notFound, message: "There is no such exercise. Look for it by name.")
        }
        return exercise
    }

    private func shelf(of context: MemberContext) async throws -> ExerciseShelf {
        try await ExerciseShelf.read(self.catalogue, of: context.signedIn.id, in: self.database)
    }
}
