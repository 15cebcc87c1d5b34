package import HTTPTypes
import Hummingbird
import Synchronization

/// The rules of every route, found by the path pattern that the router chose.
package final class RouteTable: Sendable {
    private struct Key: Hashable {
        let method: HTTPRequest.Method
        let path: String
    }

    private let rules = Mutex<[Key: RouteRules]>([:])

    package init() {}

    /// All routes, as "GET /diary/{day}", in no order.
    package var routes: [(method: HTTPRequest.Method, path: String, rules: RouteRules)] {
        self.rules.withLock { $0.map { (method: $0.key.method, path: $0.key.path, rules: $0.value) } }
    }

    func add(_ method: HTTPRequest.Method, _ path: RouterPath, _ rules: RouteRules) {
        self.rules.withLock { $0[Key(method: method, path: path.description)] = rules }
    }

    /// Returns the rules of the chosen route; `unknown` when there is none.
    func rules(of request: Request, endpoint: String?) -> RouteRules {
        guard let endpoint else { return .unknown }
        let method = request.method == .head ? .get : request.method
        return self.rules.withLock { $0[Key(method: method, path: endpoint)] } ?? .unknown
    }
}
