import Testing
import Web

@testable import Training

struct PaceTests {
    private func metres(_ fields: [String: String]) -> (metres: Double?, errors: FormErrors) {
        var errors = FormErrors()
        return (ActivityFields.metres(FormInput(fields), into: &errors), errors)
    }

    @Test("time and pace give the distance where none is typed")
    func distance() throws {
        #expect(self.metres(["minutes": "55", "pace": "5:30"]).metres == 10_000)
        #expect(self.metres(["minutes": "55", "pace": "5:30", "distanceKm": "9"]).metres == 9_000)
        let miles = try #require(self.metres(["minutes": "16", "pace": "8:00", "distanceUnit": "mi"]).metres)
        #expect(abs(miles - 3_218.688) < 0.001)
        #expect(self.metres([:]).metres == nil)
    }

    @Test("distance and pace give the time where none is typed")
    func time() {
        var errors = FormErrors()
        func minutes(_ fields: [String: String]) -> Double? { ActivityFields.minutes(FormInput(fields), into: &errors) }
        #expect(minutes(["distanceKm": "10", "pace": "5:30"]) == 55)
        #expect(minutes(["distanceKm": "2", "pace": "8:00", "distanceUnit": "mi"]) == 16)
        #expect(minutes(["minutes": "50", "distanceKm": "10", "pace": "5:30"]) == 50)
        #expect(minutes(["distanceKm": "10"]) == nil && minutes(["distanceKm": "10", "pace": "fast"]) == nil)
        #expect(errors.isEmpty)
        #expect(minutes(["distanceKm": "2000", "pace": "59:00"]) == nil && !errors["minutes"].isEmpty)
    }

    @Test(
        "a pace is read however a phone's keys let one type it",
        arguments: ["5:30", "05:30", "5.30", "5,30", "5'30", "5’30", "5′30″", "5'30\"", "530", "0530"]
    )
    func typed(pace: String) { #expect(self.metres(["minutes": "55", "pace": pace]).metres == 10_000) }

    @Test("a pace of ten minutes and more is read without a colon, too")
    func slow() { #expect(self.metres(["minutes": "21", "pace": "1030"]).metres == 2_000) }

    @Test("a pace that can't be read is blamed on the pace alone", arguments: ["abc", "5", "575"])
    func blamed(pace: String) {
        func errors(_ fields: [String: String]) -> FormErrors {
            var errors = FormErrors()
            let said = ["exerciseId": "easy-jog", "pace": pace].merging(fields) { $1 }
            _ = ActivityForm(input: FormInput(said)).validate(into: &errors)
            return errors
        }
        for fields in [["distanceKm": "5"], ["minutes": "30"], ["distanceKm": "5", "minutes": "30"]] {
            let errors = errors(fields)
            #expect(errors["pace"] == ["Type minutes and seconds for each km, like 5:30."], "\(fields)")
            #expect(errors["minutes"].isEmpty && errors["distanceKm"].isEmpty, "\(fields)")
        }
        #expect(!errors([:])["minutes"].isEmpty, "Neither time nor distance is known.")
        #expect(errors(["distanceKm": "5", "pace": "530"]).isEmpty)
    }

    @Test(
        "a pace that is none is refused in words",
        arguments: [
            "fast", "5", "53", "560", "053", "6000", "10300", "5:60", "0:30", "5:3:0", "-5:30", "5.5", "5.75", "5.",
            "'30", "+5:30", "5:+3",
        ]
    )
    func refused(pace: String) {
        let (metres, errors) = self.metres(["minutes": "55", "pace": pace])
        #expect(metres == nil && errors["pace"] == ["Type minutes and seconds for each km, like 5:30."])
        #expect(!self.metres(["pace": "5:30"]).errors["minutes"].isEmpty)
    }
}
