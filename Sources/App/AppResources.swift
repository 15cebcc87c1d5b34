import Foundation
import NIOCore

/// The resources of this module.
enum AppResources {
    static let templates = Self.folder + "/Templates"
    /// The tables of made-up people.
    static let demo = Self.folder + "/Tables"

    /// Returns the description of the API as it is served; throws when it can't be read.
    static func openAPI() throws -> ByteBuffer {
        ByteBuffer(bytes: try Data(contentsOf: URL(fileURLWithPath: Self.folder).appending(path: "openapi.json")))
    }

    private static let folder = Bundle.module.resourcePath ?? "."
}
