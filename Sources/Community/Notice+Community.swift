import Notices
import Web

extension Notice.Kind {
    /// Requests, matches, and what buddies share.
    static let buddies = Self(
        "buddies",
        title: "Buddies",
        hint: "Who would like to train with you, and what buddies share.",
        sign: "together",
        colour: "sky"
    )
    /// A message that the member has not read for a while.
    static let messages = Self(
        "messages",
        title: "Messages",
        hint: "What buddies write to you while you are away.",
        sign: "mail",
        colour: "sky",
        part: .chat
    )
}

/// What members are told of events and of who is out; none is louder than the app until they say so (MOT-7).
extension Notice.Kind {
    /// A new event near the place of the member's profile.
    static let eventNear = Self(
        "event-near",
        title: "Events near you",
        hint: "A new event within \(EventNewsJob.near) km of the place of your profile.",
        sign: "calendar",
        colour: "sky",
        usual: [],
        part: .events
    )
    /// Two hours before an event of the member's.
    static let eventSoon = Self(
        "event-soon",
        title: "Before an event",
        hint: "Two hours before an event that you joined.",
        sign: "clock",
        colour: "sky",
        usual: [],
        patience: EventRounds.ahead,
        part: .events,
        traits: [.forNow]
    )
    /// An event of the member's has another time or place, or is cancelled.
    static let eventChanged = Self(
        "event-changed",
        title: "Changed events",
        hint: "An event that you joined has another time or place, or doesn't take place.",
        sign: "calendar",
        colour: "sun",
        usual: [],
        part: .events
    )
    /// The member moved up from a waiting list.
    static let eventRoom = Self(
        "event-room",
        title: "A place at an event",
        hint: "You waited for a place, and have one now.",
        sign: "check",
        colour: "sky",
        usual: [],
        part: .events
    )
    /// A buddy joins or leaves an event, or invites to one.
    static let buddyEvents = Self(
        "buddy-events",
        title: "Buddies and events",
        hint: "A buddy joins or leaves an event, or invites you to one.",
        sign: "together",
        colour: "sky",
        usual: [],
        part: .events
    )
    /// A buddy checked in where they train, or at an event.
    static let buddyHere = Self(
        "buddy-here",
        title: "Buddies who are out",
        hint: "A buddy checked in where they train, or at an event.",
        sign: "together",
        colour: "sky",
        usual: [],
        patience: Presence.longest,
        traits: [.forNow]
    )
}
