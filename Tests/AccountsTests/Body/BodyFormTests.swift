import HealthMath
import Members
import Support
import Testing
import Web

@testable import Accounts

struct BodyFormTests {
    @Test(
        "reads the units that the page showed",
        arguments: [
            (["heightUnit": "cm", "weightUnit": "kg", "height": "175", "weight": "72,5"], 175, 72.5),
            (
                ["heightUnit": "ft", "weightUnit": "lb", "height": "5", "heightInches": "9", "weight": "160"], 175.26,
                72.5748
            ),
            (
                [
                    "heightUnit": "ft", "weightUnit": "st", "height": "5", "heightInches": "9", "weight": "11",
                    "weightPounds": "6",
                ], 175.26, 72.5748
            ),
            (["height": "175", "weight": "72.5"], 175, 72.5),
        ] as [([String: String], Double, Double)]
    )
    func units(fields: [String: String], centimetres: Double, kilograms: Double) throws {
        let values = try BodyForm(FormInput(fields)).values()
        #expect(abs(values.centimetres - centimetres) < 0.001)
        #expect(abs(values.kilograms - kilograms) < 0.001)
        #expect(values.desiredKilograms == nil)
    }

    @Test(
        "refuses what nobody measures",
        arguments: [
            (["height": "", "weight": "70"], "height"), (["height": "175", "weight": ""], "weight"),
            (["height": "17.5", "weight": "70"], "height"), (["height": "175", "weight": "-70"], "weight"),
            (["height": "175", "weight": "70", "desired": "5"], "desired"),
            (["height": "tall", "weight": "70"], "height"),
        ] as [([String: String], String)]
    )
    func impossible(fields: [String: String], field: String) {
        guard let errors = BodyForm(FormInput(fields)).complaints else {
            Issue.record("accepted")
            return
        }
        #expect(errors.messages == [field: ["Please enter a valid height and weight."]])
    }

    @Test("takes metres for what they are", arguments: [("1,68", 168), ("1.7", 170), ("2.05", 205)])
    func metres(typed: String, centimetres: Int) {
        let complaints = BodyForm(FormInput(["height": typed, "weight": "70"])).complaints
        #expect(complaints?["height"] == ["Type centimetres: \(centimetres)?"])
    }

    @Test(
        "refuses a wish that is underweight at the height, and says the lightest healthy weight",
        arguments: [
            (["height": "168", "weight": "64", "desired": "40"], "52.3 kg"),
            (["height": "168", "weight": "64", "desired": "52.2"], "52.3 kg"),
            (["height": "168", "weightUnit": "lb", "weight": "140", "desired": "88"], "115.4 lb"),
        ]
    )
    func tooLight(fields: [String: String], least: String) {
        let words = "That is underweight for your height. The lightest healthy weight for you is \(least)."
        #expect(BodyForm(FormInput(fields)).complaints?.messages == ["desired": [words]])
        let healthy = ["height": "168", "weight": "64", "desired": "52.3"]
        #expect(BodyForm(FormInput(healthy)).complaints == nil)
    }

    @Test(
        "fills itself so that saving it unchanged changes nothing",
        arguments: [
            Units.metric, Units.imperial, Units(weight: .st, height: .ft, energy: .kcal, distance: .mi),
        ]
    )
    func filled(units: Units) throws {
        var body = Body(sex: .female, birthday: .first)
        body.centimetres = 175.26
        body.kilograms = 72.5747792
        body.desiredKilograms = 63.5029318
        let values = try BodyForm(body, in: units).values()
        #expect(abs(values.centimetres - 175.26) < 0.05)
        #expect(abs(values.kilograms - 72.5747792) < 0.05)
        #expect(abs(try #require(values.desiredKilograms) - 63.5029318) < 0.05)
    }
}
