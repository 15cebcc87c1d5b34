import Foundation

/// The subscribed devices, as a device reads them.
struct DevicesResponse: Encodable, Sendable {
    /// The `applicationServerKey` of a subscription.
    let key: String
    let devices: [DeviceResponse]

    init(key: String, devices: [PushSubscriptionStore.Device]) {
        self.key = key
        self.devices = devices.map {
            DeviceResponse(id: $0.id, name: $0.name, since: $0.since.formatted(.iso8601))
        }
    }

    struct DeviceResponse: Encodable, Sendable {
        let id: String
        let name: String
        let since: String
    }
}
