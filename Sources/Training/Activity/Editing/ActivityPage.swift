import HTTPTypes
import HealthMath
import Members
import Web

/// An activity with its form.
struct ActivityPage: PageModel {
    static let template = "activities/activity"

    let status: HTTPResponse.Status
    let frame: Frame
    let activityName: String
    let activityWhen: String
    let activityEnergy: String
    let energyUnit: String
    /// Where height and weight are said; empty when the energy is known.
    let bodyPath: String
    /// How the energy is known: "by your heart rate".
    let wayWords: String
    let pairs: [PairView]
    let zones: [ZoneView]
    let savePath: String
    let removalPath: String
    let version: String
    let isOpen: Bool
    let sheetPath: String
    /// The summary of the session that it was; empty for others.
    let summaryPath: String
    let formComplaints: [String]
    let fields: ActivityFieldsView

    struct PairView: Encodable, Sendable {
        let pairName: String
        let pairValue: String
    }

    /// A zone's bar in a drawing of 100 × 8 units.
    struct ZoneView: Encodable, Sendable {
        let zoneName: String
        let zoneTime: String
        let zoneWidth: String
    }

    init(
        _ activity: Activity,
        _ form: ActivityChangeForm,
        _ errors: FormErrors,
        today: CalendarDay,
        units: Units,
        hasSummary: Bool,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.activityName = activity.title
        self.activityWhen = DayName(activity.day, today: today).name
        self.activityEnergy = units.number(kilocalories: activity.kilocalories)
        self.energyUnit = units.energy.rawValue
        self.bodyPath = activity.isEnergyKnown ? "" : Places.body.path
        self.wayWords = activity.way.words
        self.pairs = ActivityWords.pairs(activity, in: units, hidesSums: frame.noPressure)
            .map { PairView(pairName: $0.0, pairValue: $0.1) }
        let longest = max(activity.zoneSeconds.max() ?? 0, 1)
        self.zones =
            (activity.zoneSeconds.reduce(0, +) > 0 ? activity.zoneSeconds : []).enumerated().map { place, seconds in
                ZoneView(
                    zoneName: PulseZones.names.indices.contains(place) ? PulseZones.names[place] : "Zone \(place + 1)",
                    zoneTime: ActivityWords.time(seconds),
                    zoneWidth: Numerals.typed(seconds / longest * 100, decimals: 1)
                )
            }
        self.savePath = ActivityLinks.activity(activity.id)
        self.removalPath = ActivityLinks.removal(activity.id)
        self.version = form.input["version"]
        self.isOpen = !errors.isEmpty
        self.summaryPath = hasSummary ? SessionLinks.session(activity.id) : ""
        self.sheetPath = ActivityLinks.course(activity.id)
        self.formComplaints = errors["version"] + errors["form"]
        self.fields = ActivityFieldsView(
            form,
            errors,
            hasDistance: activity.metres != nil || activity.sets.isEmpty || activity.sets.hasLongWay,
            sets: activity.sets.map(\.name),
            hasSeconds: false,
            today: today,
            units: units
        )
    }
}
