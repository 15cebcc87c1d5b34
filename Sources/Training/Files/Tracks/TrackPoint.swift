/// What a point of a track says beside where it is.
struct TrackPoint {
    /// Seconds since 1970.
    var time: Double?
    /// In beats a minute.
    var beats: Double?
}
