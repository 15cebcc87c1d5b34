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

    /// Throws `noSound` for what is no sound, and for a status that isn't one of sound.
    func answer(isPart: Bool) throws(SourceProblem) -> Response {
        var headers: HTTPFields = [.acceptRanges: "bytes", .cacheControl: "private, no-store"]
        let part = self.reply["content-range"].flatMap(Self.contentRange)
        switch self.reply.status {
        case 206 where isPart && part != nil: headers[.contentRange] = part
        case 416 where isPart:
            headers[.contentRange] = part
            return Response(status: .rangeNotSatisfiable, headers: headers)
        case 200: break
        case 404: throw .gone
        case 401, 403: throw .closed
        case 429, 503: throw .turnedAway(seconds: nil)
        default: throw .noSound
        }
        guard let type = Self.soundType(self.reply["content-type"]) else { throw .noSound }
        headers[.contentType] = type
        let length = self.reply["content-length"].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
        guard length ?? 0 <= Int(SongFile.largest) else { throw .tooLarge }
        let status: HTTPResponse.Status = self.reply.status == 206 ? .partialContent : .ok
        return Response(status: status, headers: headers, body: self.body(length))
    }

    private func body(_ length: Int?) -> ResponseBody {
        ResponseBody(contentLength: length) { [reply, slot] writer in
            var pace = StreamPace()
            try await reply.read(upTo: Int(SongFile.largest), patience: Self.patience) { piece in
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
    private static func soundType(_ header: String?) -> String? {
        let type = (header ?? "").split(separator: ";").first.map { $0.lowercased().filter { $0 != " " } } ?? ""
        let isPlain = type.utf8.count < 60 && type.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard isPlain else { return nil }
        if type.hasPrefix("audio/") { return type }
        return ["application/ogg", "application/octet-stream", "video/mp4"].contains(type) ? type : nil
    }

    /// Returns the header as it is, where it is one.
    private static func contentRange(_ header: String) -> String? {
        let known = Set("bytes 0123456789-/*".utf8)
        return header.utf8.count < 80 && header.utf8.allSatisfy(known.contains) ? header : nil
    }
}
