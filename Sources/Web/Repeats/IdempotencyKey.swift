/// An id under which one write of a member is done once, and may say one thing only.
struct IdempotencyKey: Sendable, Equatable {
    /// A UUID in lower case.
    let id: String
    /// The path of a new thing's id, because ids of different kinds may be the same; empty for a key in the header.
    let path: String

    var isInHeader: Bool { self.path.isEmpty }
}

/// Where a request says the id of what it makes, beside the `Idempotency-Key` of its header.
package enum IdempotencyKeyPlace: Sendable {
    /// The `requestId` of the form or JSON object, or that of the address where the body is neither.
    case form
    /// The `requestId` of the address: the body is a file of any type, or many facts with ids of their own.
    case address
    /// The `id` in the path, which the device made; the body is a file.
    case path
}
