package import Hummingbird

/// Where controllers put their routes, by who may ask and how they prove it.
package struct Routes {
    /// What begins the paths of every version of the API.
    package static let apiPath = "/api"
    /// What begins those of this version.
    private static let devicePrefix = "api/v1/"

    private let router: Router<AppContext>
    private let table: RouteTable

    package init(_ router: Router<AppContext>, _ table: RouteTable) {
        self.router = router
        self.table = table
    }

    /// What is the same for everybody: nobody's cookie is looked at.
    package var common: RouteGroup<AppContext> { self.group(RouteRules(proof: .none)) }

    /// Pages for anyone; whoever is logged in is known.
    package var open: RouteGroup<AppContext> { self.group(RouteRules(proof: .cookie)) }

    /// A member's own pages.
    package var own: RouteGroup<MemberContext> { self.open.needing(MemberContext.self) }

    /// Pages for administrators; their paths begin with "admin/".
    package var administration: RouteGroup<AdminContext> { self.open.needing(AdminContext.self) }

    /// The API for anyone, under "api/v1/".
    package var openAPI: RouteGroup<AppContext> {
        self.group(RouteRules(proof: .token), prefix: Self.devicePrefix)
    }

    /// A member's own API, under "api/v1/": sessions may ask it all, personal access tokens those of an area.
    ///
    /// Where no area is said, no access token is let through.
    package func api(_ area: Scope.Area? = nil) -> RouteGroup<MemberContext> {
        self.openAPI.needing(MemberContext.self).within(area)
    }

    private func group(_ rules: RouteRules, prefix: String = "") -> RouteGroup<AppContext> {
        RouteGroup(RouterGroup.all(of: self.router), prefix: prefix, rules: rules, table: self.table)
    }
}

extension RouterGroup where Context == AppContext {
    /// A group of the whole router.
    fileprivate static func all(of router: Router<AppContext>) -> RouterGroup<AppContext> { router.group() }
}
