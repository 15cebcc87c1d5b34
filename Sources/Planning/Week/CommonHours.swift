package import Members

/// Hours in which two members are free.
package struct CommonHours: Sendable, Equatable {
    /// The earliest first, one a day at most.
    package let times: [Stretch]
    /// The members who never said when they would train, so that waking hours stand in for theirs.
    package let assumed: Set<Member.ID>
}
