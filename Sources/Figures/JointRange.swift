/// How far joints go, in degrees.
///
/// The ranges of the American Academy of Orthopaedic Surgeons (1965), with what trained people reach in deep squats and
/// stretches after Boone and Azen (1979) and Hemmerich, Brown, Smith and others (2006).
enum JointRange {
    static let spine = -35.0...80.0
    static let neck = -60.0...60.0
    static let hip = -30.0...140.0
    static let hipOut = -35.0...90.0
    static let knee = 0.0...155.0
    /// Drawing the toes up, and pointing them.
    static let ankle = -55.0...35.0
    static let shoulder = -60.0...190.0
    static let shoulderOut = -60.0...185.0
    static let elbow = 0.0...155.0
}
