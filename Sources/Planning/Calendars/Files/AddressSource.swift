import Crypto
import Foundation
import OutboundHTTP

/// Reads a calendar that is published as .ics at an address.
struct AddressSource: CalendarSource {
    private static let mostRedirects = 5

    private let origin: CalendarOrigin
    /// The time limit with all redirects.
    private let patience: Duration
    private let ask: OutboundFetch

    /// Creates the source; the settings are the address.
    init(_ origin: CalendarOrigin, patience: Duration = .seconds(20), ask: @escaping OutboundFetch) {
        self.origin = origin
        self.patience = patience
        self.ask = ask
    }

    /// The validators of a response, so that an unchanged calendar is neither sent nor parsed again.
    private struct Mark: Codable, Equatable {
        var tag: String?
        var modified: String?
        var digest: String
    }

    func read(
        _ window: Range<Int64>,
        zone: TimeZone,
        since: String?
    ) async throws(CalendarTrouble) -> CalendarContents? {
        let mark = since.flatMap(Self.mark)
        let reply = try await self.fetch(mark)
        switch reply.status {
        case 200: break
        case 304 where mark != nil: return nil
        case 401, 403: throw .closed
        case 404, 410: throw .gone
        case 429, 503: throw .turnedAway(seconds: reply["retry-after"].flatMap { Int($0) })
        default: throw .confused
        }
        let digest = Data(SHA256.hash(data: reply.body)).base64EncodedString()
        if let mark, mark.digest == digest { return nil }
        let times = try await ICSText.times(
            Array(reply.body),
            in: window,
            zone: zone,
            whose: self.origin.addresses
        )
        let next = Mark(tag: reply["etag"], modified: reply["last-modified"], digest: digest)
        return CalendarContents(busy: times.busy, unread: times.unread, state: try Self.text(next), name: times.name)
    }

    /// Fetches the calendar and follows redirects; the address policy checks each address.
    private func fetch(_ mark: Mark?) async throws(CalendarTrouble) -> GuardedClient.Reply {
        let end = ContinuousClock.now + self.patience
        var address = self.origin.settings
        for _ in 0...Self.mostRedirects {
            var question = GuardedClient.Question(address)
            question.headers = Self.headers(mark)
            question.largest = ICSText.largest
            question.within = end - .now
            guard question.within > .zero else { throw .unreachable }
            let reply: GuardedClient.Reply
            do {
                reply = try await self.ask(question)
            } catch {
                throw CalendarTrouble(error, largest: ICSText.largest)
            }
            guard [301, 302, 303, 307, 308].contains(reply.status) else { return reply }
            guard let place = reply["location"], let here = URL(string: address),
                let next = URL(string: place, relativeTo: here).flatMap({ CalendarAddress($0.absoluteString) })
            else { throw .confused }
            address = next.text
        }
        throw .confused
    }

    private static func headers(_ mark: Mark?) -> [(name: String, value: String)] {
        var headers = [
            ("User-Agent", "Spotter (a person's calendar, read for them)"), ("Accept", "text/calendar, */*;q=0.1"),
        ]
        if let tag = mark?.tag { headers.append(("If-None-Match", tag)) }
        if let modified = mark?.modified { headers.append(("If-Modified-Since", modified)) }
        return headers
    }

    /// Returns nil for another version's text: then everything is read.
    private static func mark(_ text: String) -> Mark? { try? JSONDecoder().decode(Mark.self, from: Data(text.utf8)) }

    private static func text(_ mark: Mark) throws(CalendarTrouble) -> String {
        do {
            return String(decoding: try JSONEncoder().encode(mark), as: UTF8.self)
        } catch {
            throw .confused
        }
    }
}
