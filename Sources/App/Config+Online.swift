import Music
import Nutrition
import OutboundHTTP
import Planning
import Training

extension Config {
    /// The outside sources that the operator switched on.
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

    /// The settings of the search for videos.
    var videoSettings: VideoSettings {
        var settings = VideoSettings()
        settings.youTube = self.youTubeKey.map { .init(address: self.youTubeURL, key: $0.value) }
        return settings
    }

    /// The policy for addresses that members give.
    var addressPolicy: AddressPolicy { AddressPolicy(allowsPrivate: self.privateAddresses) }

    /// This server's registration at Google; nil where Google's calendars can't be connected.
    var google: GoogleApplication? {
        guard let id = self.googleClientID, let secret = self.googleClientSecret else { return nil }
        return GoogleApplication(
            id: id.value,
            secret: secret.value,
            publicAddress: self.publicAddress,
            address: self.googleURL
        )
    }

    /// The client for Google; the operator's address is trusted, even when it leads to this machine.
    var googleClient: GuardedClient {
        GuardedClient(AddressPolicy(allowsPrivate: self.googleURL != nil), shortestRefusal: .zero)
    }

    /// This house's registration at Spotify; nil where Spotify can't be connected.
    var spotify: SpotifyApplication? {
        self.spotifyClientID.map {
            SpotifyApplication(id: $0.value, publicAddress: self.publicAddress, address: self.spotifyURL)
        }
    }

    /// The client for Spotify; the operator's address is trusted, even when it leads to this machine.
    var spotifyClient: GuardedClient {
        GuardedClient(AddressPolicy(allowsPrivate: self.spotifyURL != nil), shortestRefusal: .zero)
    }
}
