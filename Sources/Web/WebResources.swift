import Foundation

/// Where this room's own files lie.
package enum WebResources {
    package static let templates = Self.path("Templates")
    package static let assets = Self.path("Assets")

    private static func path(_ name: String) -> String { (Bundle.module.resourcePath ?? ".") + "/" + name }
}
