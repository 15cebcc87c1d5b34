package import Deeds
import Foundation
package import Storage
package import Web
package import Wings

/// The wing of points, achievements, missions, boards and rivals: what keeps people going, read off their deeds.
package struct MotivationWing: Wing {
    package static let migrations: [Migration] = []

    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [MotivationPage.self],
        links: [],
        assets: Bundle.module.resourcePath.map { $0 + "/Assets" }
    )

    package static let scopes: [Scope.Area] = [.motivation]
    package static let deedKinds: [Deed.Kind] = [.missionStarted, .missionReached]

    private let floor: Floor
    private let ports: MotivationPorts

    package init(_ floor: Floor, ports: MotivationPorts) {
        self.floor = floor
        self.ports = ports
    }

    package var controllers: [any Controller] {
        [MotivationController(views: self.floor.views)]
    }
}
