/// Says whom or what a job's payload names, so that jobs of members who go leave with them.
package enum JobPayload: Sendable {
    /// It begins with a member's id.
    case member
    /// It holds the id of something that several members share, such as an event.
    case thing
    /// It names neither.
    case other
}
