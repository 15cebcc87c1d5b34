import HealthMath
import Members
import Web

/// A day's energy as devices read it, in kcal.
struct EnergyResponse: Encodable, Sendable {
    let day: String
    let eaten: Double
    /// The energy of moving, and how much of it raises what may be eaten.
    let burned: Double
    let credited: Double
    let credit: String
    /// Eaten minus burned, and eaten for each kcal burned: null when nothing was.
    let difference: Double
    let ratio: OrNull<Double>
    /// At rest all day, in everyday life, and eaten minus all that was burned: null while height or weight are not known.
    let resting: OrNull<Double>
    let everyday: OrNull<Double>
    let wholeDifference: OrNull<Double>
    let items: [BurnedResponse]

    init(_ day: EnergyDay) {
        self.day = day.day.description
        self.eaten = day.eaten.inThousandths
        self.burned = day.burned.inThousandths
        self.credited = day.credited.inThousandths
        self.credit = day.credit.rawValue
        self.difference = day.balance.difference.inThousandths
        self.ratio = OrNull(day.balance.ratio?.inThousandths)
        self.resting = OrNull(day.resting?.inThousandths)
        self.everyday = OrNull(day.everyday?.inThousandths)
        self.wholeDifference = OrNull(day.wholeBalance?.difference.inThousandths)
        self.items = day.items.map(BurnedResponse.init)
    }
}

/// Something burned as devices read it.
struct BurnedResponse: Encodable, Sendable {
    let id: String
    let version: Int64
    let day: String
    let way: String
    let name: String
    let activity: OrNull<String>
    let minutes: OrNull<Double>
    let heartRate: OrNull<Double>
    let kcal: Double
    let credited: Double
    /// Training is changed and removed there.
    let trained: Bool
    /// What a device counted for the whole day, of which kcal is what is left beside that day's training.
    let sent: OrNull<Double>

    init(_ burned: Burned) {
        self.id = burned.id
        self.version = burned.version
        self.day = burned.day.description
        self.way = burned.exertion.way.rawValue
        self.name = burned.exertion.title
        self.activity = OrNull(burned.exertion.activity?.rawValue)
        self.minutes = OrNull(burned.exertion.minutes)
        self.heartRate = OrNull(burned.exertion.beats)
        self.kcal = burned.kilocalories.inThousandths
        self.credited = burned.credited.inThousandths
        self.trained = burned.isTrained
        self.sent = OrNull(burned.sent?.inThousandths)
    }
}
