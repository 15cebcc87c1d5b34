package import Jobs

/// Says whom or what the jobs of the wing name.
extension CommunityWing {
    package static let jobPayloads: [String: JobPayload] = [
        BuddyNewsJob.kind: .member, UnreadMessagesJob.kind: .member, EventPlacesJob.kind: .thing,
        EventNewsJob.kind: .thing, OperatorReportJob.kind: .other,
    ]
}
