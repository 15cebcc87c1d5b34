import HealthMath
import Support
import Testing
import Web

@testable import Accounts

struct SignUpFormTests {
    private static let good = [
        "firstName": "Ana", "lastName": "Example", "screenName": "ana.k", "email": "ana@example.org",
        "birthday": "1990-05-24", "gender": "female", "password": "four unrelated words",
        "passwordAgain": "four unrelated words", "timeZone": "Europe/Vienna",
    ]

    private func form(_ changes: [String: String] = [:]) -> SignUpForm {
        var form = SignUpForm(FormInput(Self.good.merging(changes) { $1 }))
        form.ages = AgeRule(minimum: 16, today: CalendarDay("2026-11-21") ?? .last)
        return form
    }

    private func complaints(_ changes: [String: String]) -> FormErrors {
        self.form(changes).complaints ?? FormErrors()
    }

    @Test("takes what a person would type")
    func good() throws {
        let values = try self.form().values()
        #expect(values.screenName == "ana.k")
        #expect(values.birthday == CalendarDay("1990-05-24"))
        #expect(values.gender == .female)
        #expect(values.password == "four unrelated words")
    }

    @Test("says everything that is missing at once")
    func empty() {
        let empty = Self.good.mapValues { _ in "" }
        let wanted: Set = ["firstName", "lastName", "screenName", "email", "birthday", "gender", "password"]
        #expect(Set(self.complaints(empty).messages.keys) == wanted)
    }

    @Test(
        "complains beside the field",
        arguments: [
            ("screenName", "a"), ("screenName", "ana k"), ("screenName", "ana@k"), ("screenName", "\u{430}na"),
            ("screenName", "Zoë"),
            ("screenName", String(repeating: "a", count: 31)), ("email", "ana"), ("email", "ana@example"),
            ("email", "ana@@example.org"), ("email", "ana example@example.org"), ("email", "<ana@example.org>"),
            ("email", "ana@" + String(repeating: "a", count: 250) + ".org"), ("email", "ana@example..org"),
            ("birthday", "24.5.1990"), ("birthday", "1990-02-30"), ("birthday", "2026-11-22"),
            ("birthday", "1890-01-01"), ("gender", "robot"), ("timeZone", "Vienna"), ("timeZone", "Europe/Nowhere"),
            ("timeZone", "GMT+3"), ("passwordAgain", "four unrelated word"),
            ("firstName", String(repeating: "a", count: 61)),
            ("firstName", "http://evil.com"), ("firstName", "www.evil"), ("firstName", "a@b.c"),
            ("firstName", "Bob\u{200B}"), ("firstName", "\u{200D}Ana"), ("firstName", "<b>"), ("lastName", "evil.com"),
            ("screenName", "administrator"), ("screenName", "Spotter_1"), ("screenName", "evil.com"),
        ]
    )
    func wrong(field: String, text: String) {
        #expect(Set(self.complaints([field: text]).messages.keys) == [field])
    }

    @Test(
        "takes names and addresses from all over the world",
        arguments: [
            ("screenName", "Zoe_2.-"), ("firstName", "小明"), ("firstName", "Þórður"),
            ("firstName", "J.R."), ("lastName", "O'Brien-St. John"), ("lastName", "\u{646}\u{200C}\u{627}"),
            ("firstName", "Ana \u{2764}\u{FE0F}"), ("screenName", "ana.lopez"), ("screenName", "trainspotter"),
            ("email", "o'brien+spotter@mail.example.co.uk"),
            ("timeZone", "Asia/Calcutta"), ("timeZone", "UTC"), ("timeZone", ""),
        ]
    )
    func unusual(field: String, text: String) {
        #expect(self.complaints([field: text]).isEmpty)
    }

    @Test(
        "the minimum age is reached on the birthday itself",
        arguments: [("2010-11-21", true), ("2010-11-22", false)]
    )
    func age(birthday: String, isOldEnough: Bool) {
        #expect(self.complaints(["birthday": birthday]).isEmpty == isOldEnough)
    }

    @Test(
        "the page lets nobody choose a birthday that will be refused",
        arguments: [
            ("2026-11-21", 16, "2010-11-21"), ("2028-02-29", 16, "2012-02-29"), ("2028-02-29", 17, "2011-02-28"),
        ]
    )
    func latestBirthday(today: String, minimum: Int, latest: String) throws {
        let rule = AgeRule(minimum: minimum, today: try #require(CalendarDay(today)))
        #expect(rule.latest.description == latest)
        #expect(rule.complaint(about: rule.latest) == nil)
        #expect(rule.complaint(about: rule.latest.adding(days: 1)) != nil)
    }

    @Test("a device need not send the password twice")
    func once() throws {
        var input = Self.good
        input["passwordAgain"] = nil
        var form = SignUpForm(FormInput(input))
        form.ages = AgeRule(minimum: 16, today: CalendarDay("2026-11-21") ?? .last)
        #expect(try form.values().password == "four unrelated words")
    }
}
