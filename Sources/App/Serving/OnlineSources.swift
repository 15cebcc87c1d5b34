import Nutrition

extension Config {
    /// The sources outside this house that the operator switched on.
    var onlineSources: OnlineSettings {
        var settings = OnlineSettings()
        if self.openFoodFacts, let contact = self.contact {
            settings.openFoodFacts = .init(address: self.openFoodFactsURL, contact: contact)
        }
        if let id = self.edamamID, let key = self.edamamKey {
            settings.edamam = .init(address: self.edamamURL, id: id.value, key: key.value)
        }
        return settings
    }
}
