import HealthMath
import Web

/// A day's energy as devices read it, in kcal.
struct EnergyResponse: JSONWritable {
    private let day: EnergyDay

    init(_ day: EnergyDay) { self.day = day }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("day", self.day.day.description)
            json.member("eaten", self.day.eaten.inThousandths)
            // By moving, and how much of it raises what may be eaten.
            json.member("burned", self.day.burned.inThousandths)
            json.member("credited", self.day.credited.inThousandths)
            json.member("credit", self.day.credit.rawValue)
            // Eaten minus burned, and eaten for each kcal burned: null when nothing was.
            json.member("difference", self.day.balance.difference.inThousandths)
            json.member("ratio", self.day.balance.ratio?.inThousandths)
            // At rest all day, and eaten minus all that was burned: null while height or weight are not known.
            json.member("resting", self.day.resting?.inThousandths)
            json.member("wholeDifference", self.day.wholeBalance?.difference.inThousandths)
            json.member("items", each: self.day.items) { BurnedResponse($0).write(to: &$1) }
        }
    }
}

/// Something burned as devices read it.
struct BurnedResponse: JSONWritable {
    private let burned: Burned

    init(_ burned: Burned) { self.burned = burned }

    func write(to json: inout JSONWriter) {
        let exertion = self.burned.exertion
        json.object { json in
            json.member("id", self.burned.id)
            json.member("version", self.burned.version)
            json.member("day", self.burned.day.description)
            json.member("way", exertion.way.rawValue)
            json.member("name", exertion.title)
            json.member("activity", exertion.activity?.rawValue)
            json.member("minutes", exertion.minutes)
            json.member("heartRate", exertion.beats)
            json.member("kcal", self.burned.kilocalories.inThousandths)
            json.member("credited", self.burned.credited.inThousandths)
            // What was trained is changed and removed there.
            json.member("trained", self.burned.isTrained)
            // What a device counted for the whole day, of which kcal is what is left beside that day's training.
            json.member("sent", self.burned.sent?.inThousandths)
        }
    }
}
