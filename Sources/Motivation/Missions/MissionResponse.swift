import HealthMath
import Members
import Web

/// A mission, as devices read it; always metric.
struct MissionResponse: Encodable, Sendable {
    let id: String
    let kind: String
    let target: Double
    let times: Int
    let words: String
    let startKg: OrNull<Double>
    let startedOn: String
    let reachedOn: OrNull<String>
    let endedOn: OrNull<String>
    /// Kilograms of the trend for a weight, else days or weeks.
    let amount: OrNull<Double>
    /// Why it rests, in words; null for one that is under way or past.
    let rests: OrNull<String>

    init(_ seen: Missions.Seen) {
        let (mission, aim) = (seen.mission, seen.mission.aim)
        self.id = mission.id
        self.kind = aim.kind.rawValue
        self.target = aim.target
        self.times = aim.times
        self.words = aim.words
        self.startKg = OrNull(aim.start)
        self.startedOn = mission.startedOn.description
        self.reachedOn = OrNull(seen.progress.reachedOn?.description)
        self.endedOn = OrNull(mission.ended?.day.description)
        self.amount = OrNull(seen.progress.amount?.inThousandths)
        self.rests = OrNull(seen.rest?.words)
    }
}

/// All missions of a member.
struct MissionsResponse: Encodable, Sendable {
    let running: [MissionResponse]
    let past: [MissionResponse]

    init(_ running: [Missions.Seen], _ past: [Mission]) {
        self.running = running.map(MissionResponse.init)
        self.past = past.map { mission in
            let progress = MissionProgress(amount: mission.ended?.result, reachedOn: mission.reachedOn)
            return MissionResponse(Missions.Seen(mission: mission, progress: progress))
        }
    }
}
