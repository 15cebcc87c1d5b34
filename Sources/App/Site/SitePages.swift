import Nutrition
import Web

struct HelpPage: PageModel {
    static let template = "help"
    var isKept: Bool { true }
    let frame: Frame
}

/// What a phone needs to know to install the page.
struct ManifestFile: PageModel {
    static let template = "manifest.webmanifest"
    let assets: String
    let version: String

    init(_ assets: Assets) {
        self.assets = assets.path
        self.version = assets.version
    }
}

struct ServiceWorkerFile: PageModel {
    static let template = "service-worker.js"
    let assets: String
    let version: String
    /// The pieces of pages that are kept as pages are, as a route spells them.
    let usual = DiaryLinks.usual.path
    let api = Routes.apiPath

    init(_ assets: Assets) {
        self.assets = assets.path
        self.version = assets.version
    }
}
