import Synchronization

/// Counts requests and their durations, in Prometheus' text format.
package final class RequestMetrics: Sendable {
    fileprivate struct Key: Hashable {
        let route: String
        let method: String
        let status: Int
    }

    fileprivate struct Series {
        var count = 0
        var seconds = 0.0
        var buckets = [Int](repeating: 0, count: RequestMetrics.bounds.count)
    }

    /// Upper bounds in seconds; the promise to people is 0.1 (QUA-2).
    static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

    private let series = Mutex<[Key: Series]>([:])
    private let gauges: @Sendable () async -> [(name: String, help: String, value: Double)]

    /// `gauges` are read whenever the metrics are.
    package init(gauges: @Sendable @escaping () async -> [(name: String, help: String, value: Double)] = { [] }) {
        self.gauges = gauges
    }

    package func record(route: String, method: String, status: Int, took: Duration) {
        let seconds = took.seconds
        let key = Key(route: route, method: method, status: status)
        self.series.withLock { all in
            all[key, default: Series()].add(seconds)
        }
    }

    /// Returns how often each route failed by our fault (5xx) since the start, the worst first.
    package func failures() -> [(route: String, method: String, status: Int, count: Int)] {
        self.series.withLock { $0 }
            .filter { $0.key.status >= 500 }
            .map { (route: $0.key.route, method: $0.key.method, status: $0.key.status, count: $0.value.count) }
            .sorted { ($1.count, $0.route) < ($0.count, $1.route) }
    }

    /// Returns the metrics in the text exposition format, version 0.0.4.
    package func text() async -> String {
        let all = self.series.withLock { $0 }
        var lines = [
            "# HELP spotter_request_seconds How long requests took.", "# TYPE spotter_request_seconds histogram",
        ]
        for (key, series) in all.sorted(by: { $0.key.label < $1.key.label }) {
            for (bound, count) in zip(Self.bounds, series.buckets) {
                lines.append("spotter_request_seconds_bucket{\(key.label),le=\"\(bound)\"} \(count)")
            }
            lines.append("spotter_request_seconds_bucket{\(key.label),le=\"+Inf\"} \(series.count)")
            lines.append("spotter_request_seconds_sum{\(key.label)} \(series.seconds)")
            lines.append("spotter_request_seconds_count{\(key.label)} \(series.count)")
        }
        for gauge in await self.gauges() {
            lines.append("# HELP \(gauge.name) \(gauge.help)")
            lines.append("# TYPE \(gauge.name) gauge")
            lines.append("\(gauge.name) \(gauge.value)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension RequestMetrics.Series {
    fileprivate mutating func add(_ seconds: Double) {
        self.count += 1
        self.seconds += seconds
        for (index, bound) in RequestMetrics.bounds.enumerated() where seconds <= bound { self.buckets[index] += 1 }
    }
}

extension RequestMetrics.Key {
    fileprivate var label: String { "route=\"\(self.route)\",method=\"\(self.method)\",status=\"\(self.status)\"" }
}
