/// Lengths of the body's parts as shares of its height, after Drillis and Contini (1966), as in Winter, Biomechanics and
/// Motor Control of Human Movement, figure 4.1.
enum Proportions {
    static let height = 160.0
    static let thigh = 0.245 * height
    static let shank = 0.246 * height
    static let ankleHeight = 0.039 * height
    static let upperArm = 0.186 * height
    /// From the elbow to the middle of the fist: the forearm, and a good quarter of the hand.
    static let forearm = (0.146 + 0.029) * height
    /// From hip to shoulder; the waist lies between, a little nearer to the hip.
    static let trunk = (0.818 - 0.530) * height
    static let lowerTrunk = 0.45 * trunk
    static let upperTrunk = 0.55 * trunk
    /// From the shoulder to the middle of the head.
    static let neck = (0.935 - 0.818) * height
    static let head = 0.065 * height
    static let halfShoulders = 0.118 * height
    static let halfHips = 0.055 * height

    /// From the ankle to the ball of the foot along the sole; half of the foot's thickness; how far below the ankle its middle is.
    static let footReach = 14.0
    static let footRadius = 4.5
    static let footDrop = ankleHeight - footRadius
}
