import Foundation
import OutboundHTTP

/// Answers as the published Subsonic API and OpenSubsonic say.
enum SubsonicServer {
    static func ok(_ more: String = "") -> (status: Int, body: String) {
        (200, #"{"subsonic-response": {"status": "ok", "version": "1.16.1"\#(more.isEmpty ? "" : ", " + more)}}"#)
    }

    static func failed(_ code: Int) -> (status: Int, body: String) {
        (200, #"{"subsonic-response": {"status": "failed", "error": {"code": \#(code), "message": "<b>no</b>"}}}"#)
    }

    static func song(_ id: String, _ title: String, _ more: String = "") -> String {
        #"{"id": "\#(id)", "title": "\#(title)", "artist": "Ben", "duration": 180, "type": "music"\#(more)}"#
    }

    static func page(_ songs: [String]) -> (status: Int, body: String) {
        Self.ok(#""searchResult3": {"song": [\#(songs.joined(separator: ", "))]}"#)
    }

    /// Answers all searches from these songs.
    static func holding(_ songs: [String]) -> FakeServer.Answer {
        { path, query in
            guard path.hasSuffix("/search3.view") else { return Self.ok() }
            let offset = Int(query["songOffset"] ?? "") ?? 0
            return Self.page(Array(songs.dropFirst(offset).prefix(2)))
        }
    }
}
