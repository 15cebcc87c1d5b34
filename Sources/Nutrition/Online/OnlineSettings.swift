import OutboundHTTP

/// The operator's settings of other sources; none is asked by default.
package struct OnlineSettings: Sendable {
    package struct OpenFoodFacts: Sendable {
        let address: String
        /// A contact for the project, in case our requests trouble it.
        let contact: String

        package init(address: String, contact: String) {
            self.address = address
            self.contact = contact
        }
    }

    package struct Edamam: Sendable {
        let address: String
        let id: String
        let key: String

        package init(address: String, id: String, key: String) {
            self.address = address
            self.id = id
            self.key = key
        }
    }

    package var openFoodFacts: OpenFoodFacts?
    package var edamam: Edamam?
    var limits = OnlineLimits()

    package init() {}
}
