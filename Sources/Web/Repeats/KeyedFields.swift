import Foundation
import NIOCore
import NIOFoundationCompat
import Storage

/// What a form or JSON object says, the same in whatever order and spelling its fields are sent, and the id it carries.
struct KeyedFields {
    let content: Data
    /// The id of a new thing, in lower case.
    let id: String?

    /// What forms call the id of a new thing; the last is that of messages.
    private static let names = ["requestId", "clientId"]

    /// Returns whether a body may carry an id, without reading it.
    static func mayCarryID(_ body: ByteBuffer) -> Bool {
        let text = String(buffer: body)
        return self.names.contains { text.contains($0) }
    }

    /// Reads a JSON object; what can't be read is refused by the form itself.
    init(json body: ByteBuffer) {
        let data = Data(buffer: body)
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            self.content = data
            self.id = nil
            return
        }
        self.content = Data(OrderedContent(object).bytes)
        self.id = Self.names.lazy.compactMap { object[$0] as? String }.first.flatMap(RowID.read)
    }

    /// Reads `a=1&b=2`, where a space is `+` to one sender and `%20` to another.
    init(form body: ByteBuffer) {
        let pairs = String(buffer: body).split(separator: "&").map { URLEncodedFields.decoded($0) ?? String($0) }
            .sorted()
        let id = Self.names.lazy.compactMap { name in
            pairs.last { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
        }.first
        self.content = (try? JSONSerialization.data(withJSONObject: pairs)) ?? Data(buffer: body)
        self.id = id.map(String.init).flatMap(RowID.read)
    }
}
