import Members
import Testing
import Web

@testable import Community

struct PeopleFormTests {
    @Test("a place that is sent becomes a cell at the door, and what is left out narrows nothing")
    func values() throws {
        let form = PeopleForm(FormInput(["lat": "55.67891", "lon": "12.57013", "km": "5", "time": "evenings"]))
        let query = try form.values().query
        #expect(query.place == CoarsePlace(near: 55.67891, 12.57013))
        #expect(query.place?.latitude != 55.67891)
        #expect(query.kilometres == 5 && query.times == .evenings && query.goals.isEmpty && query.gym == nil)
        #expect(try PeopleForm().values().query == PeopleQuery())
    }

    @Test(
        "what makes no sense is refused beside its field",
        arguments: [
            ("lat", "91"), ("lat", "55"), ("lon", "12"), ("km", "0"), ("km", "101"), ("goals", "fame"), ("styles", "x"),
            ("limitation", "x"), ("time", "noon"), ("gender", "x"), ("youngest", "12"), ("oldest", "121"),
            ("start", "75"),
            ("target", "30"), ("after", "x"), ("after", "1.x"), ("limit", "51"),
        ]
    )
    func refuses(field: String, text: String) throws {
        let errors = try #require(throws: FormErrors.self) { try PeopleForm(FormInput([field: text])).values() }
        let named = ["lat": text == "55" ? "lon" : "lat", "lon": "lat"][field] ?? field
        #expect(!errors[named].isEmpty, "\(errors.messages)")
    }

    @Test("every filter in use is a chip that leads to the search without it")
    func chips() throws {
        let form = PeopleForm(
            FormInput(["km": "5", "time": "evenings", "youngest": "30", "gender": "", "after": "1.2"])
        )
        let view = PeopleFilterView(form, FormErrors(), gyms: [], units: .metric)
        #expect(!view.filterOpen)
        #expect(view.chips.map(\.chipLabel) == [TimePreference.evenings.label, "From 30"])
        #expect(
            view.chips.map(\.chipPath) == ["/together/people?km=5&youngest=30", "/together/people?km=5&time=evenings"]
        )
        #expect(PeopleFilterView(PeopleForm(), FormErrors(), gyms: [], units: .metric).chips.isEmpty)
    }

    @Test("who wants to hear of no weights finds nobody by them", arguments: ["start", "target"])
    func withoutWeights(field: String) throws {
        var form = PeopleForm(FormInput([field: "70"]))
        _ = try form.values()
        form.isWithoutWeights = true
        let errors = try #require(throws: FormErrors.self) { try form.values() }
        #expect(errors[field] == ["In no-pressure mode weights stay out of sight: look without them."])
        var open = PeopleForm(FormInput([field: ""]))
        open.isWithoutWeights = true
        #expect(try open.values().query == PeopleQuery())
    }

    @Test("who thinks in miles is asked in miles, and looks at no less than that")
    func miles() throws {
        let form = PeopleForm(FormInput(["mi": "5"]))
        #expect(try form.values().query.kilometres == 9)
        let view = PeopleFilterView(form, FormErrors(), gyms: [], units: .imperial)
        #expect(view.distanceUnit == "mi" && view.distance.value == "5")
        // A link counts in kilometres.
        let link = PeopleFilterView(PeopleForm(FormInput(["km": "9"])), FormErrors(), gyms: [], units: .imperial)
        #expect(link.distance.value == "5")
        #expect(PeopleFilterView(PeopleForm(), FormErrors(), gyms: [], units: .imperial).distance.value == "6")
        #expect(PeopleFilterView(PeopleForm(), FormErrors(), gyms: [], units: .metric).distance.value == "10")
        let errors = try #require(throws: FormErrors.self) { try PeopleForm(FormInput(["mi": "63"])).values() }
        #expect(errors["mi"] == ["Look 1 to 62 miles around."])
    }

    @Test("an age range must not be upside down")
    func ages() {
        #expect(throws: FormErrors.self) { try PeopleForm(FormInput(["youngest": "40", "oldest": "30"])).values() }
    }

    @Test("bands hold ten kilograms, and the ends hold the rest")
    func bands() throws {
        let seventy = try #require(WeightBand(rawValue: 70))
        #expect(seventy.holds(70) && seventy.holds(79.9) && !seventy.holds(80) && !seventy.holds(69.9))
        #expect(WeightBand(rawValue: 40)?.holds(30) == true && WeightBand(rawValue: 150)?.holds(230) == true)
        #expect(WeightBand(rawValue: 75) == nil)
        #expect(seventy.label(in: .metric) == "70 to 80 kg" && seventy.label(in: .imperial) == "154 to 176 lb")
    }
}
