import Dispatch
import HTTPTypes
import Hummingbird
import NIOCore

/// Answers with a song's file, or with the part of it that is asked for.
struct SongStream: Sendable {
    let file: SongFile
    /// Held as long as bytes are sent.
    let slot: StreamLimit.Slot

    /// How many bytes are read at a time for one listener.
    private static let block = 1 << 16
    /// Reading a disk may block, which event loops mustn't.
    private static let disk = DispatchQueue(label: "music-streams", qos: .utility, attributes: .concurrent)

    /// The file was cut while it was sent, or it is sent for too long, so the answer ends before its length.
    private struct CutOff: Error {}

    /// Returns how long an answer of so many bytes may be under way: ten minutes, and twice the time in which a song of
    /// 128 kbit/s is played.
    ///
    /// A player whose stream ends, because its listener paused, asks for the rest.
    static func time(for bytes: Int64) -> Duration { .seconds(600) + .seconds(bytes / 8_000) }

    func answer(_ request: Request) -> Response {
        let size = self.file.size
        var headers: HTTPFields = [
            .contentType: self.file.format.contentType, .acceptRanges: "bytes", .cacheControl: "private, no-store",
        ]
        // Without something to compare with, a part of what may have changed isn't given (RFC 9110, section 13.1.5).
        let asked = request.headers[.ifRange] == nil ? request.headers[.range] : nil
        switch ByteRange(asked, of: size) {
        case .whole: return Response(status: .ok, headers: headers, body: self.body(0..<size))
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
            return Response(status: .partialContent, headers: headers, body: self.body(range))
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(size)"
            headers[.contentType] = nil
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }

    private func body(_ range: Range<Int64>) -> ResponseBody {
        ResponseBody(contentLength: range.count) { writer in
            let end = ContinuousClock.now + Self.time(for: Int64(range.count))
            var start = range.lowerBound
            var pace = StreamPace()
            while start < range.upperBound {
                let bytes = await self.read(at: start, count: Int(min(Int64(Self.block), range.upperBound - start)))
                guard !bytes.isEmpty, ContinuousClock.now < end else { throw CutOff() }
                try await writer.write(ByteBuffer(bytes: bytes))
                start += Int64(bytes.count)
                try await pace.wait(after: bytes.count)
            }
            try await writer.finish(nil)
        }
    }

    private func read(at offset: Int64, count: Int) async -> [UInt8] {
        await withCheckedContinuation { continuation in
            Self.disk.async { continuation.resume(returning: self.file.bytes(at: offset, count: count)) }
        }
    }
}
