/// The time and heart rate of a track's point.
struct TrackPoint {
    /// Seconds since 1970.
    var time: Double?
    /// In beats a minute.
    var beats: Double?
}
