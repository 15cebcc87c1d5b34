import Foundation

/// The proof by which a member shows that they are at an event.
enum CheckIn: Sendable, Equatable {
    /// By where their device is; the accuracy is in metres, as devices tell it: the radius of 95 % (W3C, Geolocation).
    case spot(PrecisePlace, accuracy: Double)
    /// By the code that is shown there.
    case code(String)

    /// The most metres from an event at which somebody is there (MOT-6).
    static let nearest = 300.0
    /// The most metres of a device's own doubt; more is no precise place (MOT-6).
    static let mostDoubt = 200.0
    /// The most wrong codes of one member at one event: ten of 887 million tell nobody a code.
    static let mostWrongCodes = 10

    /// Why somebody isn't checked in.
    enum Refusal: Error, Sendable, Equatable {
        case early, over, cancelled
        /// They have no place at the event.
        case notJoined
        /// The device is this many metres too far away, less the doubt.
        case far(Double)
        case imprecise
        /// The event is a place in words only.
        case codeOnly
        case wrongCode(left: Int)
        case tooManyCodes
    }

    /// Returns nil for who is there, during its time.
    func refusal(at event: GroupEvent, _ attendance: Attendance?, at now: Date) -> Refusal? {
        guard let attendance, attendance.state == .joined else { return .notJoined }
        if event.isCancelled { return .cancelled }
        if !event.hasBegun(at: now) { return .early }
        if event.isOver(at: now) { return .over }
        switch self {
        case .spot(let here, let accuracy): return Self.refusal(of: here, accuracy, at: event)
        case .code(let code): return Self.refusal(of: code, at: event, attendance)
        }
    }

    private static func refusal(of here: PrecisePlace, _ accuracy: Double, at event: GroupEvent) -> Refusal? {
        guard let spot = event.details.spot else { return .codeOnly }
        guard accuracy <= self.mostDoubt else { return .imprecise }
        let away = here.metres(to: spot) - accuracy
        return away <= self.nearest ? nil : .far(away)
    }

    private static func refusal(of code: String, at event: GroupEvent, _ attendance: Attendance) -> Refusal? {
        let left = self.mostWrongCodes - attendance.wrongCodes
        guard left > 0 else { return .tooManyCodes }
        return code == event.code ? nil : left > 1 ? .wrongCode(left: left - 1) : .tooManyCodes
    }
}
