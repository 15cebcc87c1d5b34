import Members
import OutboundHTTP
import Storage

/// The stores of subscribed devices.
struct PushStores: Sendable {
    let database: any Database
    let seal: Seal
    let key: VapidKeeper
    let policy: AddressPolicy

    init(database: any Database, seal: Seal, policy: AddressPolicy) {
        self.database = database
        self.seal = seal
        self.key = VapidKeeper(database: database, seal: seal)
        self.policy = policy
    }

    func of(_ owner: Member.ID) -> PushSubscriptionStore {
        PushSubscriptionStore(database: self.database, seal: self.seal, owner: owner)
    }
}
