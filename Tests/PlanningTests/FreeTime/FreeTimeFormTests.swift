import HealthMath
import Members
import Support
import Testing
import Web

@testable import Planning

struct FreeTimeFormTests {
    private func form(_ windows: [(String, String, String)], _ others: [String: String] = [:]) -> FreeTimeForm {
        var input = FormInput(["workoutMinutes": "45"].merging(others) { $1 })
        for (place, window) in windows.enumerated() {
            input.set("windows", place, to: FormInput(["weekday": window.0, "from": window.1, "to": window.2]))
        }
        return FreeTimeForm(input)
    }

    private func complaints(_ form: FreeTimeForm) -> FormErrors {
        guard let errors = form.complaints else { return FormErrors() }
        return errors
    }

    @Test("reads several windows a day in their order, and leaves out those nobody chose")
    func windows() throws {
        let form = self.form([
            ("monday", "18:00", "24:00"), ("monday", "07:30", "9:00"), ("tuesday", "", ""),
            ("sunday", "10:00", "12:00"),
        ])
        let settings = try form.values()
        #expect(settings.windows[.monday]?.map(\.from) == [450, 1_080])
        #expect(settings.windows[.monday]?.map(\.to) == [540, 1_440])
        #expect(settings.windows[.tuesday] == nil)
        #expect(settings.windows[.sunday]?.count == 1)
        #expect(settings.needed == 45 && settings.snooze == 30 && !settings.reminds)
    }

    @Test(
        "says beside the field what to mend",
        arguments: [
            (
                ("monday", "18:00", "17:00"), "windows.0.to",
                "18:00 to 17:00 on the next day is 23 hours. Choose an end within 20 hours."
            ),
            (("monday", "18:00", "18:00"), "windows.0.to", "Choose an end that isn't 18:00."),
            (("monday", "", "17:00"), "windows.0.from", "Choose when it begins, like 17:00."),
            (("monday", "17:00", "25:00"), "windows.0.to", "Choose when it ends, like 21:00."),
            (("someday", "17:00", "18:00"), "windows.0.weekday", "Name the day"),
        ]
    )
    func wrong(window: (String, String, String), field: String, words: String) throws {
        let complaint = try #require(self.complaints(self.form([window]))[field].first)
        #expect(complaint.hasPrefix(words))
    }

    @Test(
        "an end that isn't after the beginning is on the next day, as the page says",
        arguments: [("10:00", "01:00"), ("12:00", "01:00"), ("06:00", "02:00"), ("22:00", "01:00")]
    )
    func overMidnight(from: String, to: String) throws {
        let settings = try self.form([("sunday", from, to)]).values()
        #expect(settings.windows[.sunday]?.map(\.to) == [1_440] && settings.windows[.monday]?.map(\.from) == [0])
        let hours = try #require(settings.hours[.sunday]?.first)
        #expect(settings.hours[.monday]?.isEmpty == true)
        #expect([ClockTime(minutes: hours.from).text, ClockTime(minutes: hours.to).text] == [from, to])
    }

    @Test("windows of a day don't meet, and are four at most")
    func overlapping() {
        let meeting = self.complaints(self.form([("friday", "17:00", "19:00"), ("friday", "19:00", "20:00")]))
        #expect(meeting["windows.1.from"] == ["This meets another time of Friday. Make one of the two."])
        let many = (0..<5).map { ("friday", "\(6 + 2 * $0):00", "\(7 + 2 * $0):00") }
        #expect(self.complaints(self.form(many))["windows.4.from"] == ["A day has room for 4 times."])
    }

    @Test("lengths have bounds", arguments: ["workoutMinutes", "travelMinutes", "showerMinutes", "snoozeMinutes"])
    func lengths(field: String) {
        for wrong in ["-1", "1000", "soon", "12.5"] {
            #expect(!self.complaints(self.form([], [field: wrong]))[field].isEmpty)
        }
        #expect(self.complaints(self.form([], ["workoutMinutes": ""]))["workoutMinutes"] == ["Say how long you train."])
    }

    @Test("what is kept is shown, read again, the same", arguments: [FreeTimeSettings.usual])
    func shown(settings: FreeTimeSettings) throws {
        #expect(try FreeTimeForm(settings, places: 2, next: "").values() == settings)
    }

    @Test("one row counts for the days from Monday to Friday and one for the weekend, but for days that differ")
    func groups() throws {
        let settings = try self.form([
            ("weekdays", "17:00", "21:00"), ("weekend", "10:15", "12:45"), ("wednesday", "none", ""),
            ("friday", "06:30", "08:00"),
        ]).values()
        #expect(settings.windows[.monday] == [try #require(TimeWindow(from: 1_020, to: 1_260))])
        #expect(settings.windows[.wednesday] == nil)
        #expect(settings.windows[.friday] == [try #require(TimeWindow(from: 390, to: 480))])
        #expect(settings.windows[.sunday] == [try #require(TimeWindow(from: 615, to: 765))])
    }

    @Test("hours go over midnight into the next day, from Sunday into Monday")
    func overMidnight() throws {
        let settings = try self.form([("sunday", "22:00", "01:00")]).values()
        #expect(settings.windows[.sunday] == [try #require(TimeWindow(from: 1_320, to: 1_440))])
        #expect(settings.windows[.monday] == [try #require(TimeWindow(from: 0, to: 60))])
        let meeting = self.complaints(self.form([("weekdays", "22:00", "01:00"), ("tuesday", "00:30", "02:00")]))
        #expect(!meeting["windows.1.from"].isEmpty || !meeting["windows.0.from"].isEmpty)
    }

    @Test(
        "what was said in groups is shown in groups",
        arguments: [
            [("weekdays", "17:00", "21:00"), ("weekend", "22:00", "01:00"), ("tuesday", "none", "")],
            [("weekdays", "22:30", "00:15"), ("weekdays", "07:00", "08:00"), ("saturday", "00:30", "24:00")],
            [("monday", "00:00", "24:00"), ("tuesday", "00:00", "24:00")],
        ]
    )
    func grouped(windows: [(String, String, String)]) throws {
        let settings = try self.form(windows).values()
        let again = FreeTimeForm(settings, places: 2, next: "")
        #expect(try again.values() == settings)
        let said = again.input.items("windows").filter { !$0.input["from"].isEmpty }
        #expect(said.count <= windows.count + 2)
    }

    @Test("goes on to no other server", arguments: [("/me", "/me"), ("//evil.example", ""), ("https://x.example", "")])
    func next(input: String, next: String) {
        #expect(self.form([], ["next": input]).next == next)
    }
}
