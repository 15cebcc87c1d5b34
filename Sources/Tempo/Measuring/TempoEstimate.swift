/// How fast a song is.
package struct TempoEstimate: Sendable, Equatable {
    package let beatsPerMinute: Double
    /// How likely this is right, from 0 to 1.
    package let certainty: Double
    /// The half or the double, whichever a listener would rather count.
    package let other: Double
}
