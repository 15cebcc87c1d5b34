package import OutboundHTTP
package import Storage

/// The stores of subscribed devices.
package struct PushStores: Sendable {
    package let database: any Database
    package let seal: Seal
    package let key: VapidKeeper
    package let policy: AddressPolicy

    package init(database: any Database, seal: Seal, policy: AddressPolicy) {
        self.database = database
        self.seal = seal
        self.key = VapidKeeper(database: database, seal: seal)
        self.policy = policy
    }

    func of(_ owner: Int64) -> PushSubscriptionStore {
        PushSubscriptionStore(database: self.database, seal: self.seal, owner: owner)
    }
}
