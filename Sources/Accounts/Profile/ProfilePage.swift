import HTTPTypes
import HealthMath
import Members
import Web

/// A member's own page.
struct ProfilePage: PageModel {
    static let template = "me/profile"

    /// The numbers from height and weight, as finished text.
    struct Numbers: Encodable, Sendable {
        let bmi: String
        let bandName: String
        let bandRange: String
        let bandWords: String
        /// Whether the bands apply at the member's age.
        let bandsFit: Bool
        let bmr: String
        let bmrNumber: String
        let energyUnit: String
        let dailyEnergy: String
        let activityName: String
        let isMeanOfBoth: Bool
    }

    let frame: Frame
    let status: HTTPResponse.Status
    let screenName: String
    let isNew: Bool
    let isUnconfirmed: Bool
    let isNutritionist: Bool
    /// One element, or none while height or weight are missing.
    let numbers: [Numbers]
    /// "72.5 kg"; empty without a weight.
    let latestWeight: String
    let latestDay: String
    let weight: [MeasureView]
    let weightUnit: String
    let day: FieldView
    let today: String

    init(
        _ member: Member,
        _ body: Body,
        today: CalendarDay,
        form: WeighingForm,
        _ errors: FormErrors = FormErrors(),
        sendsMail: Bool,
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.screenName = member.screenName
        self.isNew = !member.onboarded
        self.isUnconfirmed = sendsMail && !member.emailConfirmed
        self.isNutritionist = member.role == .nutritionist
        self.numbers = body.known.map { [Numbers($0, in: member.units, today: today)] } ?? []
        self.latestWeight = body.kilograms.map { member.units.text(kilograms: $0) } ?? ""
        self.latestDay = body.weighedOn.map { DayName($0, today: today).inSentence } ?? ""
        self.weight = [MeasureView("weight", label: "Weight", of: form, .weight, in: form.units, errors)]
        self.weightUnit = form.units.weight.rawValue
        self.day = FieldView("day", of: form, errors)
        self.today = today.description
    }
}

extension ProfilePage.Numbers {
    /// The WHO's bands apply to adults; under 20 there is its growth reference for 5 to 19 years.
    private static let youngestAdult = 20

    init(_ known: KnownBody, in units: Units, today: CalendarDay) {
        let index = known.body.bodyMassIndex
        let rate = known.body.basalMetabolicRate(on: today)
        self.bmi = Numerals.fixed(index.value, decimals: 1)
        self.bandName = index.band.name
        self.bandRange = index.band.range
        self.bandWords = index.band.words
        self.bandsFit = today.years(since: known.body.birthday) >= Self.youngestAdult
        self.bmr = units.text(kilocalories: rate)
        self.bmrNumber = units.number(kilocalories: rate)
        self.energyUnit = units.energy.rawValue
        self.dailyEnergy = units.text(kilocalories: rate * known.activity.rawValue)
        self.activityName = known.activity.label.lowercased()
        self.isMeanOfBoth = known.body.sex == .other
    }
}
