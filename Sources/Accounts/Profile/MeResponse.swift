import HealthMath
import Members
import Web

/// A member's account as their own device reads it; measures are metric.
struct MeResponse: Encodable, Sendable {
    let id: Int64
    let firstName: String
    let lastName: String
    let screenName: String
    let email: String
    let emailConfirmed: Bool
    let birthday: String
    let gender: String
    let timeZone: String
    let weightUnit: String
    let heightUnit: String
    let energyUnit: String
    let distanceUnit: String
    let theme: String
    let noPressure: Bool
    let onboarded: Bool
    let heightCm: OrNull<Double>
    /// The latest weight, and its day.
    let weightKg: OrNull<Double>
    let weightDay: OrNull<String>
    let desiredWeightKg: OrNull<Double>
    /// Null until chosen.
    let activityFactor: OrNull<Double>
    /// The time they have trained for; null until said.
    let experience: OrNull<String>
    /// To one decimal; null until height and weight are known.
    let bmi: OrNull<Double>
    /// Kilocalories a day at rest, to one decimal; null until height and weight are known.
    let bmr: OrNull<Double>

    init(_ account: Account, _ body: Body, today: CalendarDay) {
        let known = body.known?.body
        self.id = account.id
        self.firstName = account.firstName
        self.lastName = account.lastName
        self.screenName = account.screenName
        self.email = account.email
        self.emailConfirmed = account.emailConfirmedAt != nil
        self.birthday = account.birthday.description
        self.gender = account.gender.rawValue
        self.timeZone = account.timeZone
        self.weightUnit = account.units.weight.rawValue
        self.heightUnit = account.units.height.rawValue
        self.energyUnit = account.units.energy.rawValue
        self.distanceUnit = account.units.distance.rawValue
        self.theme = account.theme.rawValue
        self.noPressure = account.noPressure
        self.onboarded = account.onboardedAt != nil
        self.heightCm = OrNull(body.centimetres)
        self.weightKg = OrNull(body.kilograms)
        self.weightDay = OrNull(body.weighedOn?.description)
        self.desiredWeightKg = OrNull(body.desiredKilograms)
        self.activityFactor = OrNull(body.activity?.rawValue)
        self.experience = OrNull(body.experience?.rawValue)
        self.bmi = OrNull(known.map { Self.tenths($0.bodyMassIndex.value) })
        self.bmr = OrNull(known.map { Self.tenths($0.basalMetabolicRate(on: today)) })
    }

    private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
