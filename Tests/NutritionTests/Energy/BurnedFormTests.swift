import HealthMath
import Members
import Support
import Testing
import Web

@testable import Nutrition

struct BurnedFormTests {
    private static func ana() throws -> BodyFacts { try SampleGoals.ana().body }

    private func energy(_ input: [String: String]) throws -> (way: Burned.Way, kilocalories: Double) {
        let values = try BurnedForm(FormInput(input)).values()
        return (values.exertion.way, try values.kilocalories(of: try Self.ana(), on: SampleGoals.today))
    }

    @Test(
        "takes the best way of what was said",
        arguments: [
            (["kcal": "300", "activity": "walking", "minutes": "30", "heartRate": "120"], Burned.Way.typed),
            (["activity": "walking", "minutes": "30", "heartRate": "120"], .heartRate),
            (["minutes": "30", "heartRate": "120"], .heartRate),
            (["activity": "walking", "minutes": "30"], .table), (["activity": "yoga", "minutes": "30"], .equivalents),
        ]
    )
    func ways(input: [String: String], way: Burned.Way) throws {
        #expect(try self.energy(input).way == way)
    }

    // By hand for 30 years and 70 kg, a woman: the table's 370 kcal × 154.32 lb / 140 lb × half an hour; Keytel's
    // (−20.4022 + 0.4472 × 120 − 0.1263 × 70 + 0.074 × 30) / 4.184 × 30; 2.5 MET × 70 kg × half an hour.
    @Test("works the energy out", arguments: [("walking", "", 203.93), ("", "120", 191.02), ("yoga", "", 87.5)])
    func worked(activity: String, heartRate: String, kilocalories: Double) throws {
        let input = ["activity": activity, "heartRate": heartRate, "minutes": "30"]
        #expect(abs(try self.energy(input).kilocalories - kilocalories) < 0.01)
    }

    @Test("reads kilojoules when the page asked in them")
    func kilojoules() throws {
        #expect(try self.energy(["kcal": "4184", "energyUnit": "kJ"]).kilocalories.inThousandths == 1000)
    }

    @Test(
        "refuses nonsense beside its field",
        arguments: [
            ([:], "kcal"), (["kcal": "20001"], "kcal"), (["kcal": "-1"], "kcal"), (["activity": "walking"], "minutes"),
            (["activity": "flying", "minutes": "3"], "activity"), (["heartRate": "120"], "minutes"),
            (["heartRate": "500", "minutes": "3"], "heartRate"), (["activity": "yoga", "minutes": "1441"], "minutes"),
            (["kcal": "1", "requestId": "1"], "requestId"),
        ]
    )
    func nonsense(input: [String: String], field: String) throws {
        guard let errors = BurnedForm(FormInput(input)).complaints else {
            Issue.record("taken")
            return
        }
        #expect(!errors[field].isEmpty)
    }

    @Test("asks for the body when it is needed and not known, and only then")
    func unknownBody() throws {
        let today = try SampleGoals.today
        let worked = try BurnedForm(FormInput(["activity": "yoga", "minutes": "30"])).values()
        #expect(throws: FormErrors.self) { try worked.kilocalories(of: nil, on: today) }
        let input = try BurnedForm(FormInput(["kcal": "30"])).values()
        #expect(try input.kilocalories(of: nil, on: today) == 30)
    }

    @Test("doesn't believe a day of sprinting")
    func tooMuch() throws {
        let values = try BurnedForm(FormInput(["heartRate": "230", "minutes": "1440"])).values()
        #expect(throws: FormErrors.self) { try values.kilocalories(of: try Self.ana(), on: SampleGoals.today) }
    }

    @Test("every activity gives energy that grows with time", arguments: EnergyActivity.allCases)
    func activities(activity: EnergyActivity) throws {
        func energy(_ minutes: String) throws -> Double {
            try self.energy(["activity": activity.rawValue, "minutes": minutes]).kilocalories
        }
        #expect(try energy("10") > 0)
        #expect(try energy("20") > energy("10"))
        #expect(!activity.label.isEmpty)
    }
}
