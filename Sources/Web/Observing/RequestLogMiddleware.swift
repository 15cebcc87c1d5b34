import Foundation
package import Hummingbird
import Logging

/// Logs one line for each request: its route (never the query, which may contain health data), status and duration.
package struct RequestLogMiddleware: RouterMiddleware {
    private let metrics: RequestMetrics

    package init(metrics: RequestMetrics) { self.metrics = metrics }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await next(request, context)
        let took = ContinuousClock.now - start
        let route = context.endpointPath ?? "none"
        self.metrics.record(route: route, method: request.method.rawValue, status: response.status.code, took: took)
        context.logger.info(
            "Request",
            metadata: [
                "method": "\(request.method.rawValue)", "route": "\(route)", "status": "\(response.status.code)",
                "ms": "\(took.milliseconds)",
            ]
        )
        return response
    }
}

extension Duration {
    /// Milliseconds with one decimal.
    var milliseconds: Double {
        let (seconds, attoseconds) = self.components
        return (Double(seconds) * 1e4 + (Double(attoseconds) / 1e14).rounded()) / 10
    }

    var seconds: Double {
        let (seconds, attoseconds) = self.components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
