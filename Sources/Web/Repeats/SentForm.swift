import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOFoundationCompat
import Storage

/// The ids under which a form or JSON object was sent, and a digest of what it says.
struct SentForm: Sendable {
    /// The places and ids by which it may come again.
    let ids: [ID]
    /// The same for the same fields, in whatever order they are sent.
    let digest: [UInt8]

    struct ID: Sendable {
        let id: String
        /// The path of a new thing's id, because ids of different kinds may be the same; empty for a key in the header.
        let path: String
    }

    /// Nil where nothing says how to tell a repeat.
    init?(_ request: Request, _ body: ByteBuffer) {
        let key = request.headers[.idempotencyKey].flatMap(RowID.read)
        guard key != nil || Self.names.contains(where: { String(buffer: body).contains($0) }) else { return nil }
        let contentType = request.headers[.contentType].flatMap(MediaType.init(from:))
        let isJSON = contentType?.isType(.applicationJson) == true
        let (fields, named) = isJSON ? Self.object(body) : Self.fields(body)
        let id = named.flatMap(RowID.read)
        self.ids =
            [key.map { ID(id: $0, path: "") }, id.map { ID(id: $0, path: request.uri.path) }].compactMap(\.self)
        guard !self.ids.isEmpty else { return nil }
        var hash = SHA256()
        hash.update(data: Data(request.uri.path.utf8))
        hash.update(data: Data([0]))
        hash.update(data: fields)
        self.digest = Array(hash.finalize())
    }

    /// What forms call the id of a new thing; the last is that of messages.
    private static let names = ["requestId", "clientId"]

    private static func object(_ body: ByteBuffer) -> (fields: Data, id: String?) {
        let data = Data(buffer: body)
        // What can't be read is refused by the form itself.
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let sorted = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
        else { return (data, nil) }
        return (sorted, self.names.lazy.compactMap { object[$0] as? String }.first)
    }

    /// The fields as they are read, in order: a space is `+` to one sender and `%20` to another.
    private static func fields(_ body: ByteBuffer) -> (fields: Data, id: String?) {
        let pairs = String(buffer: body).split(separator: "&").map { URLEncodedFields.decoded($0) ?? String($0) }
            .sorted()
        let id = self.names.lazy.compactMap { name in
            pairs.last { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
        }.first
        let fields = (try? JSONSerialization.data(withJSONObject: pairs)) ?? Data(buffer: body)
        return (fields, id.map(String.init))
    }
}
