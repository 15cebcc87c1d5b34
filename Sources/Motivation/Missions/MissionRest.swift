import HealthMath
import Members

/// Why a weight mission that was safe when it began rests: the body or its health changed, or it came from elsewhere.
///
/// It is found wherever a mission is looked at or counted, and is stored nowhere: what changes back ends the rest.
enum MissionRest: Sendable, Equatable {
    case pregnant
    /// The body's rules refuse the weight.
    case unsafe
    /// Height or weight are missing, so nobody can tell.
    case unknown

    /// Returns nil for a mission that may run on; `body` is nil while height or weight are missing.
    init?(_ aim: MissionAim, _ body: MissionBody?, today: CalendarDay) {
        guard aim.kind == .weight, let start = aim.start else { return nil }
        guard let body else {
            self = .unknown
            return
        }
        switch MissionSafety(body: body).verdict(from: start, to: aim.target, today: today) {
        case .safe, .refused(.tooNear): return nil
        case .refused(.pregnant): self = .pregnant
        case .refused(.tooLight), .refused(.noWay): self = .unsafe
        }
    }

    /// Says it without a number of the body, so that it can stand on every page.
    var words: String {
        switch self {
        case .pregnant:
            "It rests while you expect a child: your weight is for you and your midwife or doctor now."
        case .unsafe:
            "It rests: that weight isn’t healthy for your body as it is now. End it and choose another when you like."
        case .unknown: "It rests until your profile has your height and weight: they tell what is safe."
        }
    }
}

extension MissionPorts {
    /// Reads the rest of a member's weight mission, of which one at most runs; asks for the body only if one does.
    func rest(of member: Member.ID, _ missions: [Mission], today: CalendarDay) async throws -> MissionRest? {
        guard let mission = missions.first(where: { $0.aim.kind == .weight && $0.ended == nil }) else { return nil }
        return MissionRest(mission.aim, try await self.body(member), today: today)
    }
}
