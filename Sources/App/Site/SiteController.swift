import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Storage
import Web

/// Serves the health checks, assets and help, which belong to no wing.
///
/// | route | does |
/// |---|---|
/// | `GET /healthz` | the program runs |
/// | `GET /readyz` | it can answer: storage and catalogue are there |
/// | `GET /metrics` | numbers for Prometheus, for whoever shows the operator's token |
/// | `GET /assets/{version}/…` | styles, scripts, pictures; kept a year |
/// | `GET /manifest.webmanifest`, `/service-worker.js`, `/favicon.ico` | what makes it installable |
/// | `GET /help`, `/help/{topic}` | the index of the help, a topic |
/// | `GET /offline` | what is shown without a network |
/// | `GET /api/v1/openapi.json` | the description of the API |
struct SiteController: Controller {
    let views: Views
    let isReady: @Sendable () async -> Bool
    let metrics: RequestMetrics
    let metricsToken: Secret?
    let openAPI: ByteBuffer
    let switches: HouseSwitches

    func addRoutes(to routes: Routes) {
        let common = routes.common
        common.get(SiteLinks.isAlive, .uncounted) { _, _ in "ok\n" }
        common.get(SiteLinks.isReady, .uncounted, use: self.ready)
        common.get(SiteLinks.metrics, use: self.numbers)
        common.get(AssetPath(), .uncounted, .limited(.assets), use: self.asset)
        let open = routes.open
        open.get(SiteLinks.favicon, use: self.favicon)
        open.get(Places.manifest, use: self.manifest)
        open.get(Places.serviceWorker, use: self.serviceWorker)
        open.get(Places.offline, use: self.offline)
        open.get(Places.help, use: self.help)
        open.get(Places.helpTopic, use: self.helpTopic)
        routes.openAPI.get(SiteAPI.description, use: self.answerDescription)
    }

    func ready(request: Request, context: AppContext) async throws -> Response {
        let ready = await self.isReady()
        return Response(
            status: ready ? .ok : .serviceUnavailable,
            headers: [.contentType: "text/plain; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(string: ready ? "ready\n" : "not ready\n"))
        )
    }

    func numbers(request: Request, context: AppContext) async throws -> Response {
        guard let token = self.metricsToken, let shown = request.headers[.authorization],
            shown.hasPrefix("Bearer "), token.isSame(as: String(shown.dropFirst("Bearer ".count)))
        else {
            throw NotFound()
        }
        return Response(
            status: .ok,
            headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(string: await self.metrics.text()))
        )
    }

    func asset(request: Request, context: AppContext) async throws -> Response {
        let name = context.parameters.getCatchAll().joined(separator: "/")
        guard let file = self.views.assets.file(name, for: request.headers) else { throw NotFound() }
        // An old page may ask for an old version; it gets the current file, but must not store it for long.
        let current = context.parameters.get("version") == self.views.assets.version
        return self.file(file, caching: current ? "public, max-age=31536000, immutable" : "no-cache")
    }

    func favicon(request: Request, context: AppContext) async throws -> Response {
        guard let file = self.views.assets["icons/favicon.ico"] else { throw NotFound() }
        return self.file(file, caching: "public, max-age=86400")
    }

    func manifest(request: Request, context: AppContext) async throws -> Response {
        try self.rendered(ManifestFile(self.views.assets), as: "application/manifest+json")
    }

    func serviceWorker(request: Request, context: AppContext) async throws -> Response {
        guard let worker = self.views.assets[Assets.worker] else { throw NotFound() }
        let head = try self.views.render(ServiceWorkerFile(self.views.assets)).bytes
        var response = self.file(worker, caching: "no-cache")
        response.body = .init(byteBuffer: ByteBuffer(bytes: head + worker.bytes))
        return response
    }

    func offline(request: Request, context: AppContext) async throws -> Page {
        try self.views.render(OfflinePage(frame: self.views.frame("Offline", in: context)))
    }

    func help(request: Request, context: AppContext) async throws -> Page {
        let frame = self.views.frame("Help", back: Places.start.path, help: "", in: context)
        return try self.views.render(HelpPage(self.switches, frame: frame))
    }

    func helpTopic(request: Request, context: AppContext) async throws -> Page {
        guard let topic = HelpTopic.find(context.parameters.get("topic") ?? ""), self.switches.allows(topic.part) else {
            throw NotFound()
        }
        let frame = self.views.frame(topic.title, back: Places.help.path, help: Places.help.path, in: context)
        return try self.views.render(HelpTopicPage(topic, self.switches, frame: frame))
    }

    func answerDescription(request: Request, context: AppContext) async throws -> Response {
        Response(status: .ok, headers: [.contentType: "application/json"], body: .init(byteBuffer: self.openAPI))
    }

    private func rendered(_ model: some PageModel, as contentType: String) throws -> Response {
        var response = try self.views.render(model).response()
        response.headers[.contentType] = contentType
        response.headers[.cacheControl] = "no-cache"
        return response
    }

    private func file(_ file: Assets.File, caching: String) -> Response {
        var headers: HTTPFields = [.contentType: file.contentType, .cacheControl: caching]
        if let policy = file.policy { headers[.contentSecurityPolicy] = policy }
        if let coding = file.coding { headers[.contentEncoding] = coding }
        if file.pays { headers[.vary] = "Accept-Encoding" }
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }
}
