package import Hummingbird
package import Members

/// The groups to which controllers add routes, by required member and proof.
package struct Routes {
    /// What begins the paths of every version of the API.
    package static let apiPath = "/api"
    /// What begins those of this version.
    private static let devicePrefix = "api/v1/"

    private let router: Router<AppContext>
    private let table: RouteTable
    private var showsOthersWords = false

    package init(_ router: Router<AppContext>, _ table: RouteTable) {
        self.router = router
        self.table = table
    }

    /// Responses that are the same for everybody: cookies aren't read.
    package var common: RouteGroup<AppContext> { self.group(RouteRules(proof: .none)) }

    /// Pages for everybody; a member who is logged in is known.
    package var open: RouteGroup<AppContext> { self.group(RouteRules(proof: .cookie)) }

    /// A member's own pages.
    package var own: RouteGroup<MemberContext> { self.open.needing(MemberContext.self) }

    /// Pages for administrators; their paths begin with "admin/".
    package var administration: RouteGroup<AdminContext> { self.open.needing(AdminContext.self) }

    /// The API for administrators, under "api/v1/"; no access token is let through.
    package var administrationAPI: RouteGroup<AdminContext> { self.openAPI.needing(AdminContext.self) }

    /// Pages for everybody with one of these duties; their paths begin with "admin/".
    package func staff(_ duties: Member.Duty...) -> RouteGroup<StaffContext> {
        self.open.forStaff(with: Set(duties)).needing(StaffContext.self)
    }

    /// The API for anyone, under "api/v1/".
    package var openAPI: RouteGroup<AppContext> {
        self.group(RouteRules(proof: .token), prefix: Self.devicePrefix)
    }

    /// Returns a member's own API, under "api/v1/": open to sessions, and to access tokens with a scope of `area`.
    ///
    /// Without an area no access token is let through.
    package func api(_ area: Scope.Area? = nil) -> RouteGroup<MemberContext> {
        self.openAPI.needing(MemberContext.self).within(area)
    }

    /// The same groups, for answers that show what other members wrote.
    package var showingOthersWords: Routes {
        var routes = self
        routes.showsOthersWords = true
        return routes
    }

    private func group(_ rules: RouteRules, prefix: String = "") -> RouteGroup<AppContext> {
        var rules = rules
        rules.showsOthersWords = self.showsOthersWords
        return RouteGroup(RouterGroup.all(of: self.router), prefix: prefix, rules: rules, table: self.table)
    }
}

extension RouterGroup where Context == AppContext {
    /// Returns a group of the whole router.
    fileprivate static func all(of router: Router<AppContext>) -> RouterGroup<AppContext> { router.group() }
}
