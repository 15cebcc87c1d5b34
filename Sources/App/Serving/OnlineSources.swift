import Nutrition
import OutboundHTTP
import Planning
import Training

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

    /// Whether videos may be looked for.
    var videoSettings: VideoSettings {
        var settings = VideoSettings()
        settings.youTube = self.youTubeKey.map { .init(address: self.youTubeURL, key: $0.value) }
        return settings
    }

    /// What members' addresses may lead to.
    var addressPolicy: AddressPolicy { AddressPolicy(allowsPrivate: self.privateAddresses) }

    /// How Google knows this Spotter; nil where its calendars can't be connected.
    var google: GoogleApplication? {
        guard let id = self.googleClientID, let secret = self.googleClientSecret else { return nil }
        return GoogleApplication(
            id: id.value,
            secret: secret.value,
            publicAddress: self.publicAddress,
            address: self.googleURL
        )
    }

    /// Google's address is the operator's word, also where it leads to this machine.
    var googleClient: GuardedClient {
        GuardedClient(AddressPolicy(allowsPrivate: self.googleURL != nil), shortestRefusal: .zero)
    }
}
