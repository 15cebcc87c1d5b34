import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of videos; YouTube is asked only when somebody opens one of these.
///
/// | route | does |
/// |---|---|
/// | `GET /training/videos` | warm-up, cool-down, advice for beginners, and what one trained of late |
/// | `GET /training/videos/{topic}` | videos on a topic |
/// | `GET /exercises/{id}/videos` | videos of an exercise |
/// | `GET /api/v1/exercises/{id}/videos` | the same for a device |
struct VideoController: Controller {
    let database: any Database
    let catalogue: ExerciseCatalogue
    let videos: Videos
    let views: Views
    let viewer: @Sendable (Member.ID) async throws -> Viewer

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.videos)
        own.get(TrainingLinks.videos, use: self.list)
        own.get(VideoLinks.topic, .ownDocument, use: self.topic)
        own.get(VideoLinks.exercise, .ownDocument, use: self.exercise)
        routes.api(.training).part(.videos).get(VideoLinks.exercise, use: self.answer)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let viewer = try await self.viewer(context.signedIn.id)
        let trained = try await LatestExercises(database: self.database, owner: context.signedIn.id).all()
        let shelf = try await self.shelf(of: context)
        let frame = self.frame("Videos", back: Places.training.path, in: context)
        return try self.views.render(
            VideoListPage(viewer, exercises: trained.compactMap { shelf.all[$0] }, frame: frame)
        )
    }

    func topic(request: Request, context: MemberContext) async throws -> Page {
        guard let topic = VideoTopic(rawValue: context.parameters.get("topic") ?? "") else {
            throw NotFound("There are no videos on that.")
        }
        let query = VideoQuery(topic, for: try await self.viewer(context.signedIn.id))
        let frame = self.frame(topic.label, back: TrainingLinks.videos.path, in: context)
        return try await self.page(query, frame: frame)
    }

    func exercise(request: Request, context: MemberContext) async throws -> Page {
        let exercise = try await self.exercise(of: context)
        let query = VideoQuery(exercise, for: try await self.viewer(context.signedIn.id))
        let frame = self.frame(exercise.name, back: ExerciseLinks.exercise(exercise.id), in: context)
        return try await self.page(query, frame: frame)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let query = VideoQuery(
            try await self.exercise(of: context),
            for: try await self.viewer(context.signedIn.id)
        )
        return JSONResponse(VideosResponse(try await self.videos.find(query), query))
    }

    /// Renders the only page that may contain a player.
    private func page(_ query: VideoQuery, frame: Frame) async throws -> Page {
        try self.views.render(VideosPage(try await self.videos.find(query), query, frame: frame))
    }

    private func frame(_ title: String, back: String, in context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .training, help: TrainingHelp.videos.path, in: context)
    }

    private func exercise(of context: MemberContext) async throws -> Exercise {
        let missing = NotFound("There is no such exercise. Look for it by name.")
        let id = try context.name(orElse: missing)
        guard let exercise = try await self.shelf(of: context).all[id] else { throw missing }
        return exercise
    }

    private func shelf(of context: MemberContext) async throws -> ExerciseShelf {
        try await ExerciseShelf.read(self.catalogue, of: context.signedIn.id, in: self.database)
    }
}
