package import Foundation
package import Logging
package import Notices
package import Storage
package import Web

/// What every wing stands on: opened once, given to each.
package struct Floor: Sendable {
    package let database: any Database
    package let seal: Seal
    package let views: Views
    package let mail: MailJob
    package let live: Live
    package let site: Site
    /// Which parts of the house are switched off.
    package let switches: HouseSwitches
    package let logger: Logger
    package let now: @Sendable () -> Date

    package init(
        database: any Database,
        seal: Seal,
        views: Views,
        mail: MailJob,
        live: Live,
        site: Site,
        switches: HouseSwitches,
        logger: Logger,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.seal = seal
        self.views = views
        self.mail = mail
        self.live = live
        self.site = site
        self.switches = switches
        self.logger = logger
        self.now = now
    }
}

/// What the operator says of this Spotter that more than one wing must know.
package struct Site: Sendable {
    /// Without a slash at the end: "https://spotter.example.org".
    package let publicAddress: String
    package let isHTTPS: Bool
    /// Whether mail goes out, and addresses are confirmed by a mailed link.
    package let sendsMail: Bool
    /// Whether requests are limited in number; only tests switch it off.
    package let limitsRates: Bool
    /// Whether addresses given by members may lie in private networks.
    package let allowsPrivateAddresses: Bool
    /// Youngest age in years at which somebody may sign up.
    package let minimumAge: Int
    /// Whether strangers can reach it: beyond this machine, or with a public https address.
    package let isOpen: Bool
    /// The address by which members reach the operator; nil where the operator named none.
    package let contact: String?
    /// The sender's address of mails.
    package let mailFrom: String
    /// Whether pages offer what only developers need.
    package let isDevelopment: Bool

    package init(
        publicAddress: String,
        isHTTPS: Bool,
        sendsMail: Bool,
        limitsRates: Bool,
        allowsPrivateAddresses: Bool,
        minimumAge: Int,
        isOpen: Bool,
        contact: String?,
        mailFrom: String,
        isDevelopment: Bool
    ) {
        self.publicAddress = publicAddress
        self.isHTTPS = isHTTPS
        self.sendsMail = sendsMail
        self.limitsRates = limitsRates
        self.allowsPrivateAddresses = allowsPrivateAddresses
        self.minimumAge = minimumAge
        self.isOpen = isOpen
        self.contact = contact
        self.mailFrom = mailFrom
        self.isDevelopment = isDevelopment
    }
}
