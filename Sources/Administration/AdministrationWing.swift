import Foundation
package import Storage
package import Web
package import Wings

/// The wing of those who look after the house as a whole; what belongs to one wing is looked after there.
package struct AdministrationWing: Wing {
    package static let migrations: [Migration] = []
    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [AdministrationPage.self]
    )

    package let controllers: [any Controller]

    package init(_ floor: Floor, ports: AdministrationPorts) {
        self.controllers = [AdministrationController(queues: ports.queues, views: floor.views, now: floor.now)]
    }
}
