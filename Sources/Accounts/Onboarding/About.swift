/// The facts that a member tells about themselves.
package struct About: Sendable, Equatable {
    package var quote = ""
    package var activities: [LikedActivity] = []
    package var gym = ""

    package init() {}
}
