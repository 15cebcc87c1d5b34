import HTTPTypes
package import Hummingbird
import Members

/// Routes with the same required context and the same proof.
package struct RouteGroup<Context: RequestContext> {
    package typealias Handler<Answer> = @Sendable (Request, Context) async throws -> Answer

    private let group: RouterGroup<Context>
    private let prefix: String
    private let rules: RouteRules
    /// The area whose scopes access tokens need for its routes.
    private let area: Scope.Area?
    private let table: RouteTable

    init(
        _ group: RouterGroup<Context>,
        prefix: String,
        rules: RouteRules,
        area: Scope.Area? = nil,
        table: RouteTable
    ) {
        self.group = group
        self.prefix = prefix
        self.rules = rules
        self.area = area
        self.table = table
    }

    /// Returns the same routes, for requests for which the context can be made.
    package func needing<Child: ChildRequestContext>(_ context: Child.Type) -> RouteGroup<Child>
    where Child.ParentContext == Context {
        RouteGroup<Child>(
            self.group.group(context: context),
            prefix: self.prefix,
            rules: self.rules,
            area: self.area,
            table: self.table
        )
    }

    /// Returns the same routes behind a middleware.
    package func behind(_ middleware: some RouterMiddleware<Context>) -> RouteGroup<Context> {
        RouteGroup(
            self.group.group().add(middleware: middleware),
            prefix: self.prefix,
            rules: self.rules,
            area: self.area,
            table: self.table
        )
    }

    /// Returns the same routes, as those of a part of the house that can be switched off, too.
    package func part(_ part: HousePart) -> RouteGroup<Context> {
        var rules = self.rules
        rules.parts.append(part)
        return RouteGroup(self.group, prefix: self.prefix, rules: rules, area: self.area, table: self.table)
    }

    /// Returns the same routes, for members with one of these duties.
    func forStaff(with duties: Set<Member.Duty>) -> RouteGroup<Context> {
        var rules = self.rules
        rules.duties = duties
        return RouteGroup(self.group, prefix: self.prefix, rules: rules, area: self.area, table: self.table)
    }

    /// Returns the same routes, open to access tokens with an area's scopes.
    func within(_ area: Scope.Area?) -> RouteGroup<Context> {
        RouteGroup(self.group, prefix: self.prefix, rules: self.rules, area: area, table: self.table)
    }

    package func get(
        _ path: some RoutePath,
        _ traits: RouteTrait...,
        use handler: @escaping Handler<some ResponseGenerator>
    ) {
        self.add(.get, path.path, traits, handler)
    }

    package func post(
        _ path: some RoutePath,
        _ traits: RouteTrait...,
        use handler: @escaping Handler<some ResponseGenerator>
    ) {
        self.add(.post, path.path, traits, handler)
    }

    package func put(
        _ path: some RoutePath,
        _ traits: RouteTrait...,
        use handler: @escaping Handler<some ResponseGenerator>
    ) {
        self.add(.put, path.path, traits, handler)
    }

    package func patch(
        _ path: some RoutePath,
        _ traits: RouteTrait...,
        use handler: @escaping Handler<some ResponseGenerator>
    ) {
        self.add(.patch, path.path, traits, handler)
    }

    package func delete(
        _ path: some RoutePath,
        _ traits: RouteTrait...,
        use handler: @escaping Handler<some ResponseGenerator>
    ) {
        self.add(.delete, path.path, traits, handler)
    }

    private func add(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ traits: [RouteTrait],
        _ handler: @escaping Handler<some ResponseGenerator>
    ) {
        let path = RouterPath(stringLiteral: self.prefix + path.dropFirst())
        var rules = self.rules
        for trait in traits { trait.apply(&rules) }
        rules.scope = self.area?.scope(writing: method != .get && !rules.onlyReads)
        self.table.add(method, path, rules)
        self.group.on(path, method: method, use: handler)
    }
}
