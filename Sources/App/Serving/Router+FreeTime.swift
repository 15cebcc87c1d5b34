import Hummingbird
import Web

extension House {
    /// When members have time, and what they plan in it.
    func addFreeTime(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {}
}
