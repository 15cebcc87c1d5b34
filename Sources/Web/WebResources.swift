import Foundation

/// The folders of this room's own files.
package enum WebResources {
    package static let templates = Self.path("Templates")
    package static let assets = Self.path("Assets")

    private static func path(_ name: String) -> String { (Bundle.module.resourcePath ?? ".") + "/" + name }
}
