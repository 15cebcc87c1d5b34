import Hummingbird
import Members
import Web

/// Making a list.
extension PlaylistController {
    func new(request: Request, context: MemberContext) async throws -> Page {
        var input = try request.query(PlaylistForm.self).input
        // Nobody's steps change much from one run to the next.
        if !input.has("steps"), let last = try await self.store(context).lastAskedWithSteps() {
            input.set("steps", to: last.fields.first { $0.name == "steps" }?.value ?? "")
        }
        return try await self.page(PlaylistForm(input: input), isNew: true, FormErrors(), context)
    }

    func make(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(PlaylistForm.self)
        return try await form.submit(again: { try await self.page(form, isNew: false, $0, context) }) { order in
            let list = try await self.make(order, context)
            return .onward(to: PlaylistLinks.playlist(list.id), toast: Toast("\(list.name) is ready"))
        }
    }

    /// Throws complaints where there can't be such a list.
    func make(_ order: PlaylistOrder, _ context: MemberContext) async throws -> Playlist {
        do {
            return try await self.maker.make(order, for: context.signedIn)
        } catch let problem as PlaylistMaker.Problem {
            throw FormErrors(problem)
        }
    }

    func makeDaily(request: Request, context: MemberContext) async throws -> Response {
        let workout = try context.id(orElse: Self.missing)
        let today = context.signedIn.day(at: self.now())
        guard let list = try await self.maker.makeDaily(for: workout, on: today, context.signedIn) else {
            throw Conflict("There are no songs for this workout yet.", headline: "No songs for it")
        }
        return .onward(to: PlaylistLinks.playlist(list.id))
    }

    private func page(
        _ form: PlaylistForm,
        isNew: Bool,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page {
        let id = form.input["workoutId"]
        let workout = id.isEmpty ? nil : try await self.maker.ports.workout(context.signedIn, id)
        let back = workout.map { Places.workout($0.id) } ?? PlaylistLinks.all.path
        let frame = self.frame("New playlist", back: back, context)
        return try self.views.render(
            NewPlaylistPage(form, workout: workout, isNew: isNew, errors, frame: frame)
        )
    }
}
