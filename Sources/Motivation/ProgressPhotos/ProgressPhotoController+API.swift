import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// The API.
extension ProgressPhotoController {
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
}

/// Handlers that browsers and devices share.
extension ProgressPhotoController {
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
