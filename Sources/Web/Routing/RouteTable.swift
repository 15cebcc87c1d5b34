package import HTTPTypes
import Hummingbird
import Synchronization

/// What every route says of itself, found by the route that the router chose.
package final class RouteTable: Sendable {
    private struct Key: Hashable {
        let method: HTTPRequest.Method
        let path: String
    }

    private let rules = Mutex<[Key: RouteRules]>([:])

    package init() {}

    /// The routes written down, as "GET /diary/{day}", in no order.
    package var routes: [(method: HTTPRequest.Method, path: String, rules: RouteRules)] {
        self.rules.withLock { $0.map { (method: $0.key.method, path: $0.key.path, rules: $0.value) } }
    }

    func add(_ method: HTTPRequest.Method, _ path: RouterPath, _ rules: RouteRules) {
        self.rules.withLock { $0[Key(method: method, path: path.description)] = rules }
    }

    /// Of the route that the router chose; of none for a path or method nobody answers.
    func rules(of request: Request, endpoint: String?) -> RouteRules {
        guard let endpoint else { return .unknown }
        let method = request.method == .head ? .get : request.method
        return self.rules.withLock { $0[Key(method: method, path: endpoint)] } ?? .unknown
    }
}
