import Foundation
import NIOCore

/// Where this room's own files lie.
enum AppResources {
    static let templates = Self.folder + "/Templates"

    /// The description of the API, as it is served.
    static func openAPI() throws -> ByteBuffer {
        ByteBuffer(bytes: try Data(contentsOf: URL(fileURLWithPath: Self.folder).appending(path: "openapi.json")))
    }

    private static let folder = Bundle.module.resourcePath ?? "."
}
