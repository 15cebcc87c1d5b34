import Hummingbird
import Web

extension House {
    /// Nudges to train, and the answers to them.
    func addReminders(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {}
}
