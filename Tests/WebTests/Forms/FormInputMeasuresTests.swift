import Members
import Testing
import Web

struct FormInputMeasuresTests {
    private static let british = Units(weight: .st, height: .ft, energy: .kcal, distance: .mi)
    private static let complaint = "Please enter a valid height and weight."

    @Test(
        "reads a weight in the member's unit",
        arguments: [
            (Units.metric, ["weight": "72.5"], 72.5), (Units.metric, ["weight": "72,5"], 72.5),
            (Units.imperial, ["weight": "160"], 72.574_779_2),
            (british, ["weight": "11", "weightPounds": "6"], 72.574_779_2), (british, ["weight": "10"], 63.502_931_8),
            (british, ["weightPounds": "", "weight": "10"], 63.502_931_8),
            (Units.metric, ["weight": "70", "weightPounds": "6"], 70),
        ] as [(Units, [String: String], Double)]
    )
    func weight(units: Units, fields: [String: String], expected: Double) throws {
        var errors = FormErrors()
        let kilograms = try #require(
            FormInput(fields).kilograms("weight", in: units, Self.complaint, into: &errors)
        )
        #expect(abs(kilograms - expected) < 1e-6)
        #expect(errors.isEmpty)
    }

    @Test(
        "reads a height in the member's unit",
        arguments: [
            (Units.metric, ["height": "175"], 175), (british, ["height": "5", "heightInches": "9"], 175.26),
            (british, ["height": "5"], 152.4), (british, ["heightInches": "11.5", "height": "4"], 151.13),
        ] as [(Units, [String: String], Double)]
    )
    func height(units: Units, fields: [String: String], expected: Double) throws {
        var errors = FormErrors()
        let centimetres = try #require(
            FormInput(fields).centimetres("height", in: units, Self.complaint, into: &errors)
        )
        #expect(abs(centimetres - expected) < 1e-6)
        #expect(errors.isEmpty)
    }

    @Test(
        "refuses what no body weighs",
        arguments: [
            (Units.metric, ["weight": "-5"]), (Units.metric, ["weight": "7"]), (Units.metric, ["weight": "7000"]),
            (Units.metric, ["weight": "nan"]), (Units.metric, ["weight": "seventy"]),
            (british, ["weight": "11", "weightPounds": "14"]), (british, ["weight": "11", "weightPounds": "x"]),
            (british, ["weightPounds": "6"]),
        ] as [(Units, [String: String])]
    )
    func impossibleWeight(units: Units, fields: [String: String]) {
        var errors = FormErrors()
        #expect(FormInput(fields).kilograms("weight", in: units, Self.complaint, into: &errors) == nil)
        #expect(errors["weight"] == [Self.complaint])
    }

    @Test("refuses what no body measures", arguments: ["-1", "12", "300", "1e999", "0x10"])
    func impossibleHeight(text: String) {
        var errors = FormErrors()
        #expect(FormInput(["height": text]).centimetres("height", in: .metric, Self.complaint, into: &errors) == nil)
        #expect(errors["height"] == [Self.complaint])
    }

    @Test("takes an empty field for nothing said", arguments: [Units.metric, british])
    func nothingSaid(units: Units) {
        var errors = FormErrors()
        #expect(FormInput().kilograms("weight", in: units, Self.complaint, into: &errors) == nil)
        #expect(FormInput().centimetres("height", in: units, Self.complaint, into: &errors) == nil)
        #expect(errors.isEmpty)
    }
}
