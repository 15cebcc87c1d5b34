import HTTPTypes
import HealthMath
import Hummingbird
import Members
import NIOCore
import Portability
import Storage
import Web

/// Serves a member's progress photos, for their eyes alone.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/photos?before=` | all, the latest first |
/// | `GET /motivation/photos/new?day=` | the form, of today or an earlier day |
/// | `POST /motivation/photos?day=` | takes one, of the day in the form, else of that in the address |
/// | `GET /motivation/photos/{id}`, `…/images/{size}` | one of them; its picture, small or large |
/// | `GET /motivation/photos/comparison?from=&to=` | two of them, side by side or with a slider |
/// | `POST /motivation/photos/{id}/removal`, `…/restoration` | deletes it, with Undo for a day |
/// | `GET /api/v1/motivation/photos`, `GET …/{id}/images/{size}` | the same for a device |
/// | `PUT`, `DELETE /api/v1/motivation/photos/{id}?day=` | keeps one: 201; deletes it |
///
/// Like health details they are for sessions only: no access token reads or writes them.
struct ProgressPhotoController: Controller {
    let photos: ProgressPhotos
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(ProgressPhotoLinks.photos, use: self.all)
        own.post(ProgressPhotoLinks.photos, .limited(.progressPhotos), use: self.take)
        own.get(ProgressPhotoLinks.new, use: self.new)
        own.get(ProgressPhotoLinks.comparison, use: self.compare)
        own.get(ProgressPhotoLinks.photo, use: self.show)
        own.get(ProgressPhotoLinks.image, use: self.image)
        own.post(ProgressPhotoLinks.removal, use: self.remove)
        own.post(ProgressPhotoLinks.restoration, use: self.restore)
        let api = routes.api()
        api.get(ProgressPhotoLinks.photos, use: self.answerAll)
        api.put(ProgressPhotoLinks.photo, .limited(.progressPhotos), .key(in: .path), use: self.answerTaking)
        api.delete(ProgressPhotoLinks.photo, use: self.answerRemoving)
        api.get(ProgressPhotoLinks.image, use: self.image)
    }

    func all(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let isOpen = try await self.photos.isOpen(to: member)
        let page = ProgressPhotosPage(
            isOpen ? try await self.photos.store(of: member).all() : [],
            before: request.uri.queryParameters.get("before"),
            isOpen: isOpen,
            on: member.day(at: self.photos.now()),
            frame: self.frame("Progress photos", back: Places.motivation.path, context)
        )
        return try self.views.render(page)
    }

    func new(request: Request, context: MemberContext) async throws -> Page {
        try await self.photos.demandOpen(to: context.signedIn)
        let form = try await self.form(request, context)
        return try await form.look(again: { try self.page(form, $0, nil, context) }) { _ in
            try self.page(form, FormErrors(), nil, context)
        }
    }

    func take(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        try await self.photos.demandOpen(to: member)
        var form = try await self.form(request, context)
        do {
            let upload = try await self.photos.receive(request)
            if let day = upload.fields["day"] { form.input.set("day", to: day) }
            return try await form.submit(again: { [form] in try self.page(form, $0, nil, context) }) { day in
                let photo = try await self.photos.keep(upload, id: RowID.new(), day: day, of: member).photo
                let undo = ProgressPhotoLinks.removal.path(photo.id)
                return .onward(to: ProgressPhotoLinks.photos.path, toast: Toast("Kept, for you alone", undo: undo))
            }
        } catch let refusal as FileRefusal {
            return try self.page(form, FormErrors(), refusal, context).response()
        }
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let photo = try await self.found(context)
        return try self.views.render(
            ProgressPhotoPage(
                photo,
                weights: try await self.photos.weights(on: [photo.day], of: member),
                for: member,
                on: member.day(at: self.photos.now()),
                frame: self.frame("Progress photo", back: ProgressPhotoLinks.photos.path, context)
            )
        )
    }

    /// Shows the first and the last photo unless others are asked for.
    func compare(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        try await self.photos.demandOpen(to: member)
        let photos = try await self.photos.store(of: member).all()
        guard let last = photos.first, let first = photos.last, photos.count > 1, !member.noPressure else {
            return .onward(to: ProgressPhotoLinks.photos.path)
        }
        func asked(_ name: String, else usual: ProgressPhoto) throws -> ProgressPhoto {
            guard let id = request.uri.queryParameters.get(name) else { return usual }
            guard let photo = photos.first(where: { $0.id == id }) else { throw Self.missing }
            return photo
        }
        let pair = try await self.photos.pair(asked("from", else: first), asked("to", else: last), of: member)
        return try self.views.render(
            PhotoComparisonPage(
                pair,
                among: photos,
                for: member,
                on: member.day(at: self.photos.now()),
                frame: self.frame("Two photos", back: ProgressPhotoLinks.photos.path, context)
            )
        ).response()
    }

    func image(request: Request, context: MemberContext) async throws -> Response {
        try await self.photos.demandOpen(to: context.signedIn)
        let id = try context.id(orElse: Self.missing)
        guard let size = ProgressPhoto.Size(rawValue: context.parameters.get("size") ?? "") else { throw Self.missing }
        let bytes: [UInt8]?
        do {
            bytes = try await self.photos.store(of: context.signedIn).image(size, of: id)
        } catch is Seal.Broken {
            throw NotFound("This photo was sealed with a key that is lost. It can't be shown.")
        }
        guard let bytes else { throw Self.missing }
        return Response(
            status: .ok,
            headers: [.contentType: "image/jpeg", .cacheControl: "private, no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let id = try await self.removed(context)
        return .onward(
            to: ProgressPhotoLinks.photos.path,
            toast: Toast("The photo is deleted", undo: ProgressPhotoLinks.restoration.path(id))
        )
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        try await self.photos.demandOpen(to: member)
        let id = try context.id(orElse: Self.missing)
        switch try await self.photos.store(of: member).restore(id, at: self.photos.now()) {
        case nil:
            throw NotFound("This photo was deleted too long ago to be put back. Choose it again.")
        case .fullDay: throw Conflict(FileRefusal.fullDay.words)
        case .full: throw Conflict(FileRefusal.full.words)
        case .kept: return .onward(to: ProgressPhotoLinks.photos.path, toast: Toast("The photo is back"))
        }
    }

    func form(_ request: Request, _ context: MemberContext) async throws -> ProgressPhotoForm {
        var form = try request.query(ProgressPhotoForm.self)
        form.days = context.signedIn.lifeDays(at: self.photos.now())
        return form
    }

    func frame(_ title: String, back: String, _ context: MemberContext) -> Frame {
        self.views.frame(title, back: back, help: Places.help("motivation"), in: context)
    }

    private func page(
        _ form: ProgressPhotoForm,
        _ errors: FormErrors,
        _ refusal: FileRefusal?,
        _ context: MemberContext
    ) throws -> Page {
        let frame = self.frame("A new photo", back: ProgressPhotoLinks.photos.path, context)
        return try self.views.render(NewProgressPhotoPage(form, errors, refusal, frame: frame))
    }

    func answerAll(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.photos.demandOpen(to: context.signedIn)
        return JSONResponse(ProgressPhotosResponse(try await self.photos.store(of: context.signedIn).all()))
    }

    func answerTaking(request: Request, context: MemberContext) async throws -> JSONResponse {
        let member = context.signedIn
        try await self.photos.demandOpen(to: member)
        let id = try context.id(orElse: Self.missing)
        let day = try await self.form(request, context).values()
        let upload = try await self.photos.receive(request)
        let (photo, isNew) = try await self.photos.keep(upload, id: id, day: day, of: member)
        return JSONResponse(ProgressPhotoResponse(photo), status: isNew ? .created : .ok)
    }

    func answerRemoving(request: Request, context: MemberContext) async throws -> Response {
        _ = try await self.removed(context)
        return Response(status: .noContent)
    }

    func found(_ context: MemberContext) async throws -> ProgressPhoto {
        try await self.photos.demandOpen(to: context.signedIn)
        let id = try context.id(orElse: Self.missing)
        guard let photo = try await self.photos.store(of: context.signedIn).find(id) else { throw Self.missing }
        return photo
    }

    func removed(_ context: MemberContext) async throws -> ProgressPhoto.ID {
        let id = try context.id(orElse: Self.missing)
        guard try await self.photos.store(of: context.signedIn).remove(id, at: self.photos.now()) else {
            throw Self.missing
        }
        return id
    }

    static var missing: NotFound { NotFound("There is no such photo of yours.") }
}
