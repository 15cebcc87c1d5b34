import Foundation
import Members

/// Decides when and how a notice is sent beyond the app.
struct DeliveryPlan: Sendable, Equatable {
    enum Letter: Sendable, Equatable {
        case none, now
        /// With the other notices of that day.
        case daily(Date)
    }

    /// When it is pushed to devices; nil for never.
    let push: Date?
    let letter: Letter

    /// `told` is when the notice was written; `canMail` whether the member's address is confirmed.
    init(
        _ kind: Notice.Kind,
        told: Date,
        settings: NoticeSettings,
        clock: WallClock,
        canMail: Bool,
        now: Date
    ) {
        let lastUse = told.addingTimeInterval(kind.patience)
        let isTooLate = now > lastUse
        var push = settings[kind, .push] && !isTooLate ? now : nil
        if push != nil, !kind.has(.urgent), let end = settings.quiet?.end(at: now, on: clock) {
            push = end <= lastUse ? end : nil
        }
        self.push = push
        if isTooLate || !canMail || kind.has(.mailedByItself) || !settings[kind, .mail] {
            self.letter = .none
        } else if let digest = settings.digest, !kind.has(.forNow) {
            self.letter = .daily(clock.next(minutes: digest, after: now))
        } else {
            self.letter = .now
        }
    }
}
