package import Foundation
import Storage
package import Web

extension Notice {
    /// What a notice is about, and by which ways it is told: declared by the wing that tells it.
    package struct Kind: StoredKind, Hashable {
        package let name: String
        /// The heading over the words of a notice.
        package let title: String
        /// The words in the settings about what it is for.
        let hint: String
        /// The icon before it in the list, and the token of its colour.
        let sign: String
        let colour: String
        /// The ways a member may switch; of the others, `isUsual` says whether they are taken.
        package let choices: [Channel]
        /// The ways that it takes besides the app until the member chooses.
        private let usual: Set<Channel>
        /// Seconds after which it is told only in the app.
        let patience: TimeInterval
        /// The part of the house that it is of; nil for none that can be switched off.
        let part: HousePart?
        private let traits: Set<Trait>

        package enum Trait: Sendable {
            /// It is of use only now, so it waits for no daily letter.
            case forNow
            /// Even quiet hours let it through.
            case urgent
            /// Its own wing mails it already.
            case mailedByItself
            /// An open page shows it already: it is in the list as read, and a device shows it in the page's place.
            case shownByPage
            /// Members get it only once they switched it on, in the app too.
            case onlyIfWanted
            /// Several may say it of one thing, which stands behind the first colon.
            case saidBySeveral
            /// Administrators wrote its words, so a letter keeps addresses in them.
            case fromAdministrators
            /// Only who looks after something for others gets it, so nobody else is asked how.
            case forStaff
        }

        package init(
            _ name: String,
            title: String,
            hint: String,
            sign: String = "bell",
            colour: String = "sky",
            choices: [Channel] = Channel.allCases,
            usual: Set<Channel> = [.push],
            patience: TimeInterval = 3 * 86_400,
            part: HousePart? = nil,
            traits: Set<Trait> = []
        ) {
            self.name = name
            self.title = title
            self.hint = hint
            self.sign = sign
            self.colour = colour
            self.choices = choices
            self.usual = usual
            self.patience = patience
            self.part = part
            self.traits = traits
        }

        /// Returns the setting until the member chooses another; the list in the app has every notice that is told.
        package func isUsual(_ channel: Channel) -> Bool {
            channel == .app ? !self.has(.onlyIfWanted) : self.usual.contains(channel)
        }

        func has(_ trait: Trait) -> Bool { self.traits.contains(trait) }
    }
}
