import HTTPTypes
import Hummingbird
import OutboundHTTP

/// Passes the sound of a song on from another server, as it comes.
struct RemoteStream: Sendable {
    let reply: OpenReply
    /// Held as long as bytes are sent.
    let slot: StreamLimit.Slot

    /// Seconds that the next bytes may take.
    private static let patience = Duration.seconds(20)

    /// Returns what to ask another server for; nil for the whole.
    static func range(of request: Request) -> String? {
        // As for songs of the folder: without something to compare with, the whole is given.
        guard request.headers[.ifRange] == nil, let header = request.headers[.range] else { return nil }
        return ByteRange(header, of: .max) == .whole ? nil : header
    }

    /// `range` is what the other server was asked for; nil for the whole.
    ///
    /// Throws `noSound` for what is no sound, for another part than was asked for, and for a status that isn't one of
    /// sound.
    func answer(range: String?) throws(SourceProblem) -> Response {
        var headers: HTTPFields = [.acceptRanges: "bytes", .cacheControl: "private, no-store"]
        let said = self.reply["content-range"]
        var part: ContentRange?
        switch (self.reply.status, range) {
        case (206, let range?):
            guard let given = ContentRange(said, asked: range) else { throw .noSound }
            part = given
            headers[.contentRange] = given.text
        case (416, .some):
            headers[.contentRange] = ContentRange.size(said).map { "bytes */\($0)" }
            return Response(status: .rangeNotSatisfiable, headers: headers)
        case (200, _): break
        case (404, _): throw .gone
        case (401, _), (403, _): throw .closed
        case (429, _), (503, _): throw .turnedAway(seconds: nil)
        default: throw .noSound
        }
        guard let type = Self.soundType(self.reply["content-type"]) else { throw .noSound }
        headers[.contentType] = type
        let told = self.reply["content-length"].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
        guard told ?? 0 <= Int(SongFile.largest) else { throw .tooLarge }
        let length = part?.part.count ?? told
        guard told == nil || told == length else { throw .noSound }
        return Response(status: part == nil ? .ok : .partialContent, headers: headers, body: self.body(length))
    }

    private func body(_ length: Int?) -> ResponseBody {
        ResponseBody(contentLength: length) { [reply, slot] writer in
            var pace = StreamPace()
            try await reply.read(upTo: length ?? Int(SongFile.largest), patience: Self.patience) { piece in
                try await writer.write(piece)
                try await pace.wait(after: piece.readableBytes)
            }
            try await writer.finish(nil)
            withExtendedLifetime(slot) {}
        }
    }

    /// Returns the media type of sound without its parameters; nil for what no player would play.
    ///
    /// Servers say `application/octet-stream` of formats that they don't know.
    static func soundType(_ header: String?) -> String? {
        let type = (header ?? "").split(separator: ";").first.map { $0.lowercased().filter { $0 != " " } } ?? ""
        return Self.types.contains(type) ? type : nil
    }

    /// The media types of the formats that music servers keep.
    private static let types: Set<String> = [
        "application/octet-stream", "application/ogg", "audio/aac", "audio/aacp", "audio/aiff", "audio/ape",
        "audio/dsf", "audio/flac", "audio/m4a", "audio/mp3", "audio/mp4", "audio/mpeg", "audio/ogg", "audio/opus",
        "audio/vnd.wave", "audio/wav", "audio/wave", "audio/webm", "audio/x-aiff", "audio/x-ape", "audio/x-dsf",
        "audio/x-flac", "audio/x-m4a", "audio/x-mp3", "audio/x-mpeg", "audio/x-ms-wma", "audio/x-musepack",
        "audio/x-wav", "audio/x-wavpack", "video/mp4",
    ]
}
