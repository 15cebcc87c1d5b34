import HealthMath
import Members
import Web

/// A mission on a page: what it is, how far it came.
struct MissionView: Encodable, Sendable {
    let missionTitle: String
    let missionPath: String
    let missionIcon: String
    let missionLook: String
    let missionWords: String
    /// The share that is done, in whole percents; empty where none is shown.
    let missionPercent: String

    init(_ seen: Missions.Seen, for member: Member, today: CalendarDay) {
        let (mission, progress) = (seen.mission, seen.progress)
        let icon = mission.aim.kind.icon
        self.missionTitle = mission.aim.title(in: member.units, hidesNumbers: member.noPressure)
        self.missionPath = MissionLinks.mission(mission.id)
        self.missionIcon = icon.name
        self.missionLook = "row-icon-\(icon.colour)"
        self.missionWords = seen.rest?.words ?? mission.words(progress, for: member, today: today)
        let percent =
            member.noPressure || mission.ended != nil || seen.rest != nil ? nil : progress.percent(of: mission.aim)
        self.missionPercent = percent.map { "\($0)" } ?? ""
    }

    /// Creates the view of a past one, with how far it had come.
    init(past mission: Mission, for member: Member, today: CalendarDay) {
        let progress = MissionProgress(amount: mission.ended?.result, reachedOn: mission.reachedOn)
        self.init(Missions.Seen(mission: mission, progress: progress), for: member, today: today)
    }
}

/// How the day goes for a weight mission; on a page there is one at most.
struct MissionTodayView: Encodable, Sendable {
    /// "78.2 kg"; empty before the first weighing.
    let todayWeight: String
    /// "1,240".
    let todayEaten: String
    /// "of 1,900 kcal", or "kcal" without a goal.
    let todayGoal: String
    /// The photo of today; empty before there is one.
    let todayPhoto: String
    /// The page where it is seen, or taken; empty for a member of whom none are kept.
    let todayPhotoPath: String

    init(_ today: MissionToday, in units: Units) {
        self.todayWeight = today.kilograms.map { units.text(kilograms: $0) } ?? ""
        let path = today.photo.map { ProgressPhotoLinks.photo($0.id) } ?? ProgressPhotoLinks.new.path
        self.todayPhoto = today.photo.map { ProgressPhotoLinks.image(.small, of: $0.id) } ?? ""
        self.todayPhotoPath = today.keepsPhotos ? path : ""
        self.todayEaten = units.number(kilocalories: today.energy.eaten)
        self.todayGoal =
            today.energy.goal.map { "of \(units.text(kilocalories: $0))" } ?? units.energy.rawValue
    }
}
