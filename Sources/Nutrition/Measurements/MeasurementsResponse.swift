import HealthMath
import Members
import Web

/// A day's measurements as a device reads them; missing ones are null.
struct MeasurementsResponse: Encodable, Sendable {
    let day: String
    let steps: OrNull<Double>
    let millilitres: OrNull<Double>
    let waistCm: OrNull<Double>
    let hipCm: OrNull<Double>
    let chestCm: OrNull<Double>
    let neckCm: OrNull<Double>
    let upperArmCm: OrNull<Double>
    let thighCm: OrNull<Double>
    let calfCm: OrNull<Double>
    let bodyFatPercent: OrNull<Double>

    init(_ day: CalendarDay, _ measurements: [MeasurementKind: Double]) {
        self.day = day.description
        self.steps = OrNull(measurements[.steps])
        self.millilitres = OrNull(measurements[.water]?.inThousandths)
        self.waistCm = OrNull(measurements[.waist]?.inThousandths)
        self.hipCm = OrNull(measurements[.hip]?.inThousandths)
        self.chestCm = OrNull(measurements[.chest]?.inThousandths)
        self.neckCm = OrNull(measurements[.neck]?.inThousandths)
        self.upperArmCm = OrNull(measurements[.upperArm]?.inThousandths)
        self.thighCm = OrNull(measurements[.thigh]?.inThousandths)
        self.calfCm = OrNull(measurements[.calf]?.inThousandths)
        self.bodyFatPercent = OrNull(measurements[.bodyFat]?.inThousandths)
    }
}
