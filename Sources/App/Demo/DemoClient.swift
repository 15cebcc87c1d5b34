import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization
import Web

/// Sends requests of made-up people to the router that everybody uses, without a connection.
struct DemoClient: Sendable {
    /// Thrown when somebody can't go on: the house refused what it must take, or failed.
    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    private let responder: RouterResponder<AppContext>
    private let logger: Logger
    let refusals = DemoRefusals()

    init(_ router: Router<AppContext>, logger: Logger) {
        self.responder = router.buildResponder()
        self.logger = logger
    }

    /// Asks and returns the answer, also when the house refuses: as to people, that happens.
    ///
    /// `unless` are refusals that are to be expected, such as a time that is taken. Throws when the house fails.
    @discardableResult
    func ask(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ values: DemoValues? = nil,
        as token: String,
        unless expected: Set<Int> = []
    ) async throws -> DemoResponse {
        var headers: HTTPFields = [.contentType: "application/json"]
        if !token.isEmpty { headers[.authorization] = "Bearer " + token }
        let bytes = ByteBuffer(bytes: values?.json ?? Data())
        if values != nil { headers[.contentLength] = String(bytes.readableBytes) }
        let request = Request(
            head: HTTPRequest(
                method: method,
                scheme: "http",
                authority: "localhost",
                path: DemoLinks.devices + path,
                headerFields: headers
            ),
            body: RequestBody(buffer: bytes)
        )
        let response = try await self.responder.respond(to: request, context: AppContext(within: self.logger))
        let collector = BodyCollector()
        try await response.body.write(collector)
        let answer = DemoResponse(status: response.status.code, body: Data(collector.bytes.readableBytesView))
        if answer.status >= 500 { throw Refused("\(method) \(path): \(answer.status)") }
        if !answer.isGood, !expected.contains(answer.status) { self.refusals.add(method.rawValue, path, answer) }
        return answer
    }

    /// Asks for what nobody here can do without.
    @discardableResult
    func demand(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ values: DemoValues? = nil,
        as token: String
    ) async throws -> DemoResponse {
        let answer = try await self.ask(method, path, values, as: token)
        guard answer.isGood else {
            throw Refused("\(method) \(path): \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
        }
        return answer
    }
}

extension DemoClient.Refused {
    init(_ description: String) { self.init(description: description) }
}

/// Keeps the bytes of an answer.
private final class BodyCollector: ResponseBodyWriter {
    private(set) var bytes = ByteBuffer()

    func write(_ buffer: ByteBuffer) async throws { self.bytes.writeImmutableBuffer(buffer) }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

/// What the house refused, for the tests: a handful of each kind.
final class DemoRefusals: Sendable {
    private let words = Mutex<[String]>([])
    private static let most = 50

    var all: [String] { self.words.withLock { $0 } }

    func add(_ method: String, _ path: String, _ answer: DemoResponse) {
        self.words.withLock { words in
            guard words.count < Self.most else { return }
            words.append(
                "\(method) \(path): \(answer.status) \(String(decoding: answer.body.prefix(300), as: UTF8.self))"
            )
        }
    }
}
