/// The limits for one source.
package struct OnlineLimits: Sendable {
    /// The time from the request to the last byte.
    package var answer = Duration.seconds(3)
    /// The longest wait for a turn.
    package var turn = Duration.milliseconds(1_500)
    /// The number of failures in a row after which the source is left alone for `pause`.
    package var failures = 3
    package var pause = Duration.seconds(60)
    /// The largest response in bytes.
    package var largest = 1 << 20

    package init() {}
}
