import HealthMath
import Web

/// What was counted and measured on a day; what wasn't is null.
struct ReadingsAnswer: JSONWritable {
    private let day: CalendarDay
    private let readings: [ReadingKind: Double]

    init(_ day: CalendarDay, _ readings: [ReadingKind: Double]) {
        self.day = day
        self.readings = readings
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("day", self.day.description)
            json.member("steps", self.readings[.steps])
            json.member("millilitres", self.readings[.water]?.inThousandths)
            json.member("waistCm", self.readings[.waist]?.inThousandths)
            json.member("hipCm", self.readings[.hip]?.inThousandths)
            json.member("chestCm", self.readings[.chest]?.inThousandths)
            json.member("neckCm", self.readings[.neck]?.inThousandths)
            json.member("upperArmCm", self.readings[.upperArm]?.inThousandths)
            json.member("thighCm", self.readings[.thigh]?.inThousandths)
            json.member("calfCm", self.readings[.calf]?.inThousandths)
            json.member("bodyFatPercent", self.readings[.bodyFat]?.inThousandths)
        }
    }
}
