import Jobs

/// Jobs as their runner hands them out.
enum JobStandIn {
    static func job(_ payload: String) -> Job { Job(id: 1, kind: "test", payload: payload, attempt: 1) }
}
