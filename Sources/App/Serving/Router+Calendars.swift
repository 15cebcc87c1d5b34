import Hummingbird
import Web

extension House {
    /// The calendars members connect.
    func addCalendars(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {}
}
