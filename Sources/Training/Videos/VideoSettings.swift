import OutboundHTTP

/// The operator's settings for YouTube, which is only asked with a key.
package struct VideoSettings: Sendable {
    package struct YouTube: Sendable {
        let address: String
        let key: String

        package init(address: String, key: String) {
            self.address = address
            self.key = key
        }
    }

    package var youTube: YouTube?
    var limits = OnlineLimits()

    package init() {}
}
