/// Lengths of the body's parts as shares of its height, after Drillis and Contini (1966), as in Winter, Biomechanics and
/// Motor Control of Human Movement, figure 4.1.
package enum Proportions {
    package static let height = 160.0
    package static let thigh = 0.245 * height
    package static let shank = 0.246 * height
    package static let ankleHeight = 0.039 * height
    package static let upperArm = 0.186 * height
    /// From the elbow to the middle of the fist: the forearm, and a good quarter of the hand.
    package static let forearm = (0.146 + 0.029) * height
    /// From hip to shoulder; the waist lies between, a little nearer to the hip.
    package static let trunk = (0.818 - 0.530) * height
    package static let lowerTrunk = 0.45 * trunk
    package static let upperTrunk = 0.55 * trunk
    /// From the shoulder to the middle of the head.
    package static let neck = (0.935 - 0.818) * height
    package static let head = 0.065 * height
    package static let halfShoulders = 0.118 * height
    package static let halfHips = 0.055 * height

    /// From the ankle to the ball of the foot along the sole; half of the foot's thickness; how far below the ankle its middle is.
    package static let footReach = 14.0
    package static let footRadius = 4.5
    package static let footDrop = ankleHeight - footRadius
}
