import Foundation
import HTTPTypes
import Hummingbird
import Members
import Web

/// Takes what the player says of songs that were heard.
///
/// | route | does |
/// |---|---|
/// | `POST /music/songs/{id}/heard` | notes it; nothing of the page changes |
/// | `PUT /api/v1/songs/{id}/heard` | the same for a device |
struct HeardController: Controller {
    let songs: MusicController
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.part(.music).post(PlaylistLinks.heard, use: self.hear)
        routes.api(.music).part(.music).put(PlaylistAPI.heard, use: self.hear)
    }

    func hear(request: Request, context: MemberContext) async throws -> Response {
        let song = try await self.songs.song(context)
        try await HeardSongStore(database: self.songs.database, owner: context.signedIn.id).hear(
            song.id,
            at: self.now()
        )
        return Response(status: .noContent)
    }
}
