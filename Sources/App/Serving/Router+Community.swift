import Community
import Hummingbird
import Web

/// The community wing, and what it needs to know of others.
extension AppEnvironment {
    func addCommunity(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<AppContext>) {
        let (meeting, meetingAPI) = (self.meeting(own), self.meeting(Self.own(api)))
        self.addTogether(views, own: own, api: Self.own(api))
        self.addProfiles(views, own: meeting, api: meetingAPI)
        self.addChats(views, own: meeting, api: meetingAPI)
        self.addProtection(views, own: own, api: Self.own(api))
        self.addSharing(views, own: meeting, api: meetingAPI)
        self.addPeople(views, own: meeting, api: meetingAPI)
        self.addBuddies(views, own: meeting, api: meetingAPI)
    }

    /// Routes for who may meet people and agreed to the guidelines.
    ///
    /// Whom people meet is theirs alone: on the API's side, `group` must be one that no access token opens.
    private func meeting(_ group: RouterGroup<MemberContext>) -> RouterGroup<ConfirmedContext> {
        group.group(context: ConfirmedContext.self).add(middleware: GuidelinesMiddleware(database: self.database))
    }
}
