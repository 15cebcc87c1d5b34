import Testing

@testable import Web

struct RequestMetricsTests {
    @Test("counts by route, method and status, in buckets of seconds")
    func buckets() async {
        let metrics = RequestMetrics { [("spotter_jobs_dead", "Jobs given up.", 2)] }
        metrics.record(route: "/diary/:day", method: "GET", status: 200, took: .milliseconds(7))
        metrics.record(route: "/diary/:day", method: "GET", status: 200, took: .seconds(3))
        let text = await metrics.text()
        let label = #"route="/diary/:day",method="GET",status="200""#
        #expect(text.contains("spotter_request_seconds_bucket{\(label),le=\"0.005\"} 0\n"))
        #expect(text.contains("spotter_request_seconds_bucket{\(label),le=\"0.01\"} 1\n"))
        #expect(text.contains("spotter_request_seconds_bucket{\(label),le=\"+Inf\"} 2\n"))
        #expect(text.contains("spotter_request_seconds_count{\(label)} 2\n"))
        #expect(text.contains("spotter_jobs_dead 2.0\n"))
    }
}
