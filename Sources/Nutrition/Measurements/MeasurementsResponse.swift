import HealthMath
import Web

/// What was counted and measured on a day; what wasn't is null.
struct MeasurementsResponse: JSONWritable {
    private let day: CalendarDay
    private let measurements: [MeasurementKind: Double]

    init(_ day: CalendarDay, _ measurements: [MeasurementKind: Double]) {
        self.day = day
        self.measurements = measurements
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("day", self.day.description)
            json.member("steps", self.measurements[.steps])
            json.member("millilitres", self.measurements[.water]?.inThousandths)
            json.member("waistCm", self.measurements[.waist]?.inThousandths)
            json.member("hipCm", self.measurements[.hip]?.inThousandths)
            json.member("chestCm", self.measurements[.chest]?.inThousandths)
            json.member("neckCm", self.measurements[.neck]?.inThousandths)
            json.member("upperArmCm", self.measurements[.upperArm]?.inThousandths)
            json.member("thighCm", self.measurements[.thigh]?.inThousandths)
            json.member("calfCm", self.measurements[.calf]?.inThousandths)
            json.member("bodyFatPercent", self.measurements[.bodyFat]?.inThousandths)
        }
    }
}
