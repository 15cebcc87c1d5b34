import HealthMath
import Support
import Testing
import Web

@testable import Community

struct BuddyProfileFormTests {
    /// A form with everything that is needed, and what a test changes.
    private func form(_ change: (inout FormInput) -> Void = { _ in }) -> BuddyProfileForm {
        var input = FormInput(["goals": "habit", "strengths": "calm", "styles": "yoga", "places": "home"])
        input.set("times", to: "tuesday-evening")
        input.set("experience", to: "some")
        change(&input)
        return BuddyProfileForm(input)
    }

    private func complaints(_ form: BuddyProfileForm) -> [String: [String]] {
        guard let errors = form.complaints else { return [:] }
        return errors.messages
    }

    @Test(
        "a list takes as many as it may and no more",
        arguments: [
            ("goals", BuddyGoal.allCases.map(\.rawValue), 3), ("strengths", BuddyTrait.allCases.map(\.rawValue), 3),
            ("styles", TrainingStyle.allCases.map(\.rawValue), 2), ("places", TrainingSpot.allCases.map(\.rawValue), 2),
            ("wishedTraits", BuddyTrait.allCases.map(\.rawValue), 3),
            ("wishedStyles", TrainingStyle.allCases.map(\.rawValue), 2),
        ]
    )
    func limits(field: String, all: [String], most: Int) {
        func form(_ count: Int) -> BuddyProfileForm {
            self.form { input in
                input.set(field, to: all[0])
                for value in all[1..<count] { input.append(value, to: field) }
            }
        }
        #expect(self.complaints(form(most)).isEmpty)
        #expect(self.complaints(form(most + 1)) == [field: ["Choose at most \(most)."]])
    }

    @Test("the same picked twice counts once")
    func twice() throws {
        let form = self.form { input in for _ in 0..<5 { input.append("habit", to: "goals") } }
        #expect(try form.values().profile.goals == [.habit])
    }

    @Test("an unfinished form says what is missing, all of it at once")
    func unfinished() {
        let missing = self.complaints(BuddyProfileForm(FormInput()))
        #expect(Set(missing.keys) == ["goals", "strengths", "styles", "places", "times", "experience"])
        #expect(missing["times"] == ["Choose when you could train with somebody."])
    }

    @Test(
        "what is on no list is refused",
        arguments: ["goals", "strengths", "styles", "places", "wishedTraits", "wishedStyles", "limitations", "times"]
    )
    func unknown(field: String) {
        #expect(self.complaints(self.form { $0.set(field, to: "<b>") }).keys.sorted() == [field])
    }

    @Test("of a place only its cell is taken on, and typing it again changes nothing")
    func place() throws {
        let exact = self.form {
            $0.set("lat", to: "55.676097")
            $0.set("lon", to: "12.568337")
        }
        let place = try #require(try exact.values().profile.place)
        #expect(abs(place.latitude - 55.676097) > 0.000_1)
        var profile = BuddyProfile()
        profile.place = place
        let again = BuddyProfileForm(profile, version: 1).input
        #expect(CoarsePlace(near: Double(again["lat"]) ?? 0, Double(again["lon"]) ?? 0) == place)
    }

    @Test("half a place is asked for the other half", arguments: [("lat", "lon"), ("lon", "lat")])
    func halfAPlace(input: String, missing: String) {
        #expect(self.complaints(self.form { $0.set(input, to: "12") }).keys.sorted() == [missing])
    }

    @Test("a place off the map is refused", arguments: [("91", "0"), ("0", "181"), ("north", "0"), ("nan", "0")])
    func offTheMap(latitude: String, longitude: String) {
        let form = self.form {
            $0.set("lat", to: latitude)
            $0.set("lon", to: longitude)
        }
        #expect(!self.complaints(form).isEmpty)
    }

    @Test("nothing is shared and nothing hidden unless it is said")
    func switches() throws {
        let plain = try self.form().values().profile
        #expect(plain.shares == [] && plain.isVisible && plain.limitations == [])
        let all = self.form { input in
            for (field, _) in BuddyProfileForm.switches { input.set(field, to: "on") }
            input.set("paused", to: "on")
        }
        let open = try all.values().profile
        #expect(open.shares == [.weights, .photo, .missions, .workouts, .presence, .reading])
        #expect(!open.isVisible)
    }

    @Test("a filled-in form gives what filled it in")
    func roundTrip() throws {
        var profile = BuddyProfile()
        profile.intro = "Hello\nyou"
        profile.goals = [.start, .health, .event]
        profile.strengths = [.punctual]
        profile.styles = [.yoga, .dance]
        profile.spots = [.gym]
        profile.times = [WeekTimes(.monday, .early), WeekTimes(.sunday, .late)]
        profile.years = .long
        profile.wishedGender = .female
        profile.wishedTraits = [.funny]
        profile.wishedStyles = [.sports]
        profile.limitations = [.knee, .pregnancy]
        profile.place = CoarsePlace(near: -33.9, 151.2)
        profile.shares = [.photo, .reading]
        profile.isVisible = false
        let values = try BuddyProfileForm(profile, version: 7).values()
        #expect(values == BuddyProfileForm.Values(profile: profile, version: 7))
    }

    @Test("a part asks for its own fields alone and leaves the rest as it was")
    func parts() throws {
        var whole = BuddyProfile()
        whole.goals = [.event]
        whole.shares = [.photo]
        whole.place = CoarsePlace(near: 55.68, 12.57)
        let said = BuddyProfileForm(FormInput(["strengths": "funny", "intro": "Hello", "paused": "on"]))
        var changed = whole
        changed.strengths = [.funny]
        changed.intro = "Hello"
        #expect(try said.asking(.who, of: whole).values().profile == changed)
        #expect(Set(self.complaints(said.asking(.meeting, of: whole)).keys) == ["places", "times"])
        let hidden = try said.asking(.finding, of: whole).values().profile
        #expect(!hidden.isVisible && hidden.shares == [] && hidden.goals == [.event])
    }

    @Test("an intro may be 600 characters long")
    func intro() {
        #expect(self.complaints(self.form { $0.set("intro", to: String(repeating: "ö", count: 600)) }).isEmpty)
        #expect(self.complaints(self.form { $0.set("intro", to: String(repeating: "a", count: 601)) })["intro"] != nil)
    }
}
