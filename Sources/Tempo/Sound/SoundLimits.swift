/// What a sound file may be, and how much of it is read.
package struct SoundLimits: Sendable {
    /// The largest file in bytes.
    package var bytes: Int64 = 1_000_000_000
    package var channels: Int32 = 32
    /// Seconds that are read, from the middle of the file.
    package var seconds: Double = 90
    /// Seconds that decoding may take.
    package var patience: Double = 20

    package init() {}
}
