/// How much time and trust a source gets.
package struct OnlineLimits: Sendable {
    /// From asking to the last byte.
    package var answer = Duration.seconds(3)
    /// How long somebody waits for their turn.
    package var turn = Duration.milliseconds(1_500)
    /// So many failures in a row, and the source is left alone for `pause`.
    package var failures = 3
    package var pause = Duration.seconds(60)
    /// The most an answer may weigh, in bytes.
    package var largest = 1 << 20

    package init() {}
}
