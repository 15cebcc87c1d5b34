import Nutrition
import Web

/// The service worker, with what it must know of this build.
struct ServiceWorkerFile: PageModel {
    static let template = "service-worker.js"
    let assets: String
    let version: String
    /// The fragments that are stored like pages, with their path patterns.
    let usual = DiaryLinks.usual.path
    let api = Routes.apiPath

    init(_ assets: Assets) {
        self.assets = assets.path
        self.version = assets.version
    }
}
