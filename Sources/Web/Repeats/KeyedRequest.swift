import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Members
import NIOCore
import Storage

/// A write with the keys it carries, and what it says.
struct KeyedRequest {
    /// What the request says.
    enum Content {
        /// A form or a JSON object, which was read whole.
        case read(ContentDigest)
        /// Anything else, which its route reads.
        case body(DigestedBody)
    }

    /// The request, whose body is still to be read by the route.
    private(set) var request: Request
    /// The key of the header first; none where nothing says how to tell a repeat.
    let keys: [IdempotencyKey]
    let content: Content

    /// Reads the keys; a form is read whole, because its key is in it, and nothing of any other body.
    ///
    /// Throws 413 for a form that is larger than any may be, and 400 for one that can't be read.
    init(
        _ request: Request,
        by member: Member.ID,
        digestedWith key: SymmetricKey,
        in context: AppContext
    ) async throws {
        self.request = request
        let beginning = ContentDigest.beginning(of: request, by: member, with: key)
        let header = request.headers[.idempotencyKey].flatMap(RowID.read)
        if context.route.keyPlace == .form, let fields = request.fields {
            guard let body = try await request.wholeBody(upTo: Request.largestForm) else {
                throw HTTPError(.contentTooLarge, message: "That is more than we can take at once.")
            }
            self.request.body = .init(buffer: body)
            let isKeyed = header != nil || KeyedFields.mayCarryID(body)
            let read = isKeyed ? fields(body) : nil
            self.keys = Self.keys(header, read?.id, request)
            self.content = .read(ContentDigest(read?.content ?? Data(), after: beginning))
            return
        }
        self.keys = Self.keys(header, Self.id(outsideBodyOf: request, in: context), request)
        guard !self.keys.isEmpty, request.hasBody else {
            self.content = .read(ContentDigest(Data(), after: beginning))
            return
        }
        let boundary = try MultipartBoundary(contentType: request.headers[.contentType] ?? "")
        let body = DigestedBody(request.body, PartsDigest(beginning, boundary: boundary))
        self.content = .body(body)
        self.request.body = .init(asyncSequence: body)
    }

    private static func keys(_ header: String?, _ id: String?, _ request: Request) -> [IdempotencyKey] {
        [
            header.map { IdempotencyKey(id: $0, path: "") },
            id.map { IdempotencyKey(id: $0, path: request.uri.path) },
        ].compactMap(\.self)
    }

    private static func id(outsideBodyOf request: Request, in context: AppContext) -> String? {
        let text =
            context.route.keyPlace == .path
            ? context.parameters.get("id") : request.uri.queryParameters.get("requestId")
        return text.flatMap(RowID.read)
    }

    /// What it is known to say; nil before the route read its body to the end.
    var digest: ContentDigest? {
        switch self.content {
        case .read(let digest): digest
        case .body(let body): body.digest
        }
    }
}

extension Request {
    /// Reads the body as a browser's form or a JSON object; nil where it says to be neither.
    fileprivate var fields: ((ByteBuffer) -> KeyedFields)? {
        let type = self.headers[.contentType].flatMap(MediaType.init(from:))
        if type?.isType(.applicationJson) == true { return { KeyedFields(json: $0) } }
        if type?.isType(.applicationUrlEncoded) == true { return { KeyedFields(form: $0) } }
        return nil
    }

    /// Whether it has a body (RFC 9112 section 6).
    fileprivate var hasBody: Bool {
        if self.headers[.transferEncoding] != nil { return true }
        return self.headers[.contentLength].map { $0 != "0" } ?? false
    }
}

extension HTTPField.Name {
    fileprivate static let idempotencyKey = HTTPField.Name("Idempotency-Key")!
}
