import HealthMath
import Testing
import Web

struct FormInputDaySpanTests {
    @Test(
        "a first and a last day are refused in words beside their fields",
        arguments: [
            ("1875-01-01", "", "from"), ("2026-02-30", "", "from"), ("", "soon", "to"), ("", "2226-01-01", "to"),
            ("2026-03-02", "2026-03-01", "to"),
        ]
    )
    func refusedSpan(from: String, to: String, field: String) throws {
        let bounds = try #require(CalendarDay("1900-01-01"))...#require(CalendarDay("2027-01-01"))
        var errors = FormErrors()
        _ = FormInput(["from": from, "to": to]).daySpan(within: bounds, into: &errors)
        #expect(errors.messages.keys.sorted() == [field])
    }
}
