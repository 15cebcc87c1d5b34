import Foundation
import OutboundHTTP
import Web

/// Asks a member's Subsonic server (Subsonic API 1.16.1, OpenSubsonic).
///
/// Passwords and tokens go to the server that the member named and to no other, whatever redirects say; the password
/// itself goes over https only, or inside a network that the operator allows.
struct SubsonicConversation: Sendable {
    /// Bytes: a page of 500 songs has some 500 kB.
    static let largest = 8_000_000
    private static let mostRedirects = 3
    /// Seconds that an answer may take, and the beginning of a song, which may have to be read from a slow disk first.
    private static let patience = Duration.seconds(10)
    private static let agent = "Spotter (a person's music, played to them)"

    let settings: SubsonicSettings
    private let allowsPrivate: Bool
    private let http: SourceHTTP

    init(_ settings: SubsonicSettings, allowsPrivate: Bool, http: SourceHTTP) {
        self.settings = settings
        self.allowsPrivate = allowsPrivate
        self.http = http
    }

    /// Asks for what is answered in JSON, and returns the answer's object.
    func ask(
        _ method: String,
        _ values: [(name: String, value: String)] = []
    ) async throws(SourceProblem) -> LenientJSONObject {
        var url = try self.url(method, values)
        for _ in 0...Self.mostRedirects {
            let reply: GuardedClient.Reply
            do throws(OnlineProblem) {
                reply = try await self.http.ask(self.question(url))
            } catch {
                throw SourceProblem(error)
            }
            guard let next = try self.redirect(reply.status, reply["location"], from: url) else {
                return try SubsonicResponse.read(reply.body, status: reply.status)
            }
            url = next
        }
        throw .confused
    }

    /// Asks for what is answered in bytes, of which `range` names a part; an answer in JSON is an error.
    func open(
        _ method: String,
        _ values: [(name: String, value: String)],
        range: String? = nil
    ) async throws(SourceProblem) -> OpenReply {
        var url = try self.url(method, values)
        for _ in 0...Self.mostRedirects {
            var question = self.question(url)
            if let range { question.headers.append(("Range", range)) }
            let reply: OpenReply
            do throws(OnlineProblem) {
                reply = try await self.http.open(question)
            } catch {
                throw SourceProblem(error)
            }
            guard let next = try self.redirect(reply.status, reply["location"], from: url) else {
                try await Self.throwIfError(reply)
                return reply
            }
            url = next
        }
        throw .confused
    }

    private func question(_ url: URL) -> GuardedClient.Question {
        var question = GuardedClient.Question(url.absoluteString)
        question.headers = [("User-Agent", Self.agent)]
        question.largest = Self.largest
        question.within = Self.patience
        return question
    }

    private func url(_ method: String, _ values: [(name: String, value: String)]) throws(SourceProblem) -> URL {
        let query = FormText.of(SubsonicProof.parameters(of: self.settings) + values)
        guard let url = URL(string: "\(self.settings.address)/rest/\(method).view?\(query)"), WebOrigin(url) != nil
        else { throw .noServer }
        guard self.settings.takesTokens || self.mayTellPassword(to: url) else { throw .plain }
        return url
    }

    private func mayTellPassword(to url: URL) -> Bool {
        url.scheme?.lowercased() == "https" || self.allowsPrivate && AddressPolicy.isInside(url)
    }

    /// Returns where a redirect leads, if that is the same server; nil for an answer.
    private func redirect(_ status: Int, _ location: String?, from url: URL) throws(SourceProblem) -> URL? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        guard let location, let next = URL(string: location, relativeTo: url)?.absoluteURL, let origin = WebOrigin(next)
        else { throw .confused }
        guard origin == WebOrigin(url) else { throw .elsewhere(origin.text) }
        return next
    }

    /// Reads what is said in place of bytes.
    private static func throwIfError(_ reply: OpenReply) async throws(SourceProblem) {
        let type = (reply["content-type"] ?? "").lowercased()
        // A range beyond the end has its own answer.
        guard reply.status != 416, type.contains("json") || type.contains("text/") || type.contains("xml") else {
            return
        }
        let bytes: [UInt8]
        do {
            bytes = try await reply.bytes(upTo: 100_000, patience: .seconds(5))
        } catch {
            throw .noSound
        }
        do throws(SourceProblem) {
            _ = try SubsonicResponse.read(Data(bytes), status: reply.status)
        } catch {
            guard error == .noServer else { throw error }
        }
        throw .noSound
    }
}
