import Web

/// The manifest with which a phone installs the app.
struct ManifestFile: PageModel {
    static let template = "manifest.webmanifest"
    let assets: String
    let version: String

    init(_ assets: Assets) {
        self.assets = assets.path
        self.version = assets.version
    }
}
