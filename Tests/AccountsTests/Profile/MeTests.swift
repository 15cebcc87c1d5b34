import HealthMath
import Support
import Testing

@testable import Accounts

struct MeTests {
    @Test("a new member has no body yet, and is told so with nulls", arguments: Backend.available)
    func new(backend: Backend) async throws {
        try await OwnPages(on: backend).visit { client in
            let me = try await client.patch("/api/v1/me", "{}")
            #expect(me.status == 200)
            #expect(me.json["screenName"] == "ana")
            #expect(me.json["onboarded"] == .flag(false))
            for name in ["heightCm", "weightKg", "weightDay", "desiredWeightKg", "activityFactor", "bmi", "bmr"] {
                #expect(me.json[name] == .null, "\(name)")
            }
        }
    }

    @Test("a change of height and weight answers with BMI and BMR", arguments: Backend.available)
    func measures(backend: Backend) async throws {
        try await OwnPages(on: backend).visit { client in
            let me = try await client.patch(
                "/api/v1/me",
                #"{"heightCm": 168, "weightKg": 64.5, "activityFactor": 1.375, "desiredWeightKg": 60}"#
            )
            #expect(me.status == 200)
            #expect(me.json["weightDay"] == "2027-01-15")
            #expect(me.json["activityFactor"] == 1.375)
            // 64.5 / 1.68² and 10·64.5 + 6.25·168 − 5·36 − 161 (Ana was born on 24 May 1990).
            #expect(me.json["bmi"] == 22.9)
            #expect(me.json["bmr"] == 1354.0)
        }
    }

    @Test("says how long one has trained, and takes it back", arguments: Backend.available)
    func experience(backend: Backend) async throws {
        try await OwnPages(on: backend).visit { client in
            let before = try await client.patch("/api/v1/me", "{}")
            #expect(before.json["experience"] == .null)
            #expect(try await client.patch("/api/v1/me", #"{"experience": "regular"}"#).json["experience"] == "regular")
            #expect(try await client.patch("/api/v1/me", #"{"heightCm": 168}"#).json["experience"] == "regular")
            #expect(try await client.patch("/api/v1/me", #"{"experience": null}"#).json["experience"] == .null)
        }
    }

    @Test("what isn't named stays, and null clears what may be unsaid")
    func partly() async throws {
        try await OwnPages().visit { client in
            _ = try await client.patch("/api/v1/me", #"{"heightCm": 168, "desiredWeightKg": 60}"#)
            let me = try await client.patch("/api/v1/me", #"{"desiredWeightKg": null, "weightUnit": "lb"}"#)
            #expect(me.json["heightCm"] == 168.0)
            #expect(me.json["desiredWeightKg"] == .null)
            #expect(me.json["weightUnit"] == "lb")
            #expect(me.json["heightUnit"] == "cm")
        }
    }

    @Test("refuses a wish that is underweight at the height that is kept or sent")
    func tooLight() async throws {
        try await OwnPages().visit { client in
            let sent = try await client.patch("/api/v1/me", #"{"heightCm": 168, "desiredWeightKg": 40}"#)
            #expect(sent.status == 422 && "\(sent.json)".contains("52.3 kg"))
            _ = try await client.patch("/api/v1/me", #"{"heightCm": 168}"#)
            let kept = try await client.patch("/api/v1/me", #"{"desiredWeightKg": 40}"#)
            #expect(kept.status == 422 && "\(kept.json)".contains("desiredWeightKg"))
            #expect(try await client.patch("/api/v1/me", #"{"desiredWeightKg": 53}"#).status == 200)
        }
    }

    @Test("lets a wish go that a new height makes underweight")
    func grown() async throws {
        try await OwnPages().visit { client in
            #expect(try await client.patch("/api/v1/me", #"{"desiredWeightKg": 45}"#).status == 200)
            let tall = try await client.patch("/api/v1/me", #"{"heightCm": 190}"#)
            #expect(tall.status == 200 && tall.json["desiredWeightKg"] == .null)
            _ = try await client.patch("/api/v1/me", #"{"desiredWeightKg": 80}"#)
            let kept = try await client.patch("/api/v1/me", #"{"heightCm": 189}"#)
            #expect(kept.json["desiredWeightKg"] == 80.0)
        }
    }

    @Test(
        "refuses what can't be, beside its field",
        arguments: [
            (#"{"heightCm": 17}"#, "heightCm"), (#"{"weightKg": 1}"#, "weightKg"), (#"{"weightKg": null}"#, "weightKg"),
            (#"{"activityFactor": 1.3}"#, "activityFactor"),
            (#"{"experience": "expert"}"#, "experience"), (#"{"heightCm": "168"}"#, "heightCm"),
            (#"{"weightUnit": "stone"}"#, "weightUnit"), (#"{"weightUnit": null}"#, "weightUnit"),
            (#"{"theme": "pink"}"#, "theme"), (#"{"timeZone": "Nowhere"}"#, "timeZone"),
            (#"{"timeZone": ""}"#, "timeZone"),
            (#"{"birthday": "2026-01-01"}"#, "birthday"), (#"{"screenName": ""}"#, "screenName"),
            (#"{"gender": "cat"}"#, "gender"), (#"{"firstName": null}"#, "firstName"),
            (#"{"role": "administrator"}"#, "role"), (#"{"email": "new@example.org"}"#, "email"),
        ]
    )
    func impossible(json: String, field: String) async throws {
        try await OwnPages().visit { client in
            let answer = try await client.patch("/api/v1/me", json)
            #expect(answer.status == 422)
            guard case .texts(let errors)? = answer.json["errors"] else {
                Issue.record("no errors")
                return
            }
            #expect(Array(errors.keys) == [field])
        }
    }

    @Test("a refused change changes nothing")
    func whole() async throws {
        try await OwnPages().visit { client in
            let refused = try await client.patch("/api/v1/me", #"{"heightCm": 168, "weightKg": 1}"#)
            #expect(refused.status == 422)
            #expect(try await client.patch("/api/v1/me", "{}").json["heightCm"] == .null)
        }
    }

    @Test("somebody else's screen name is refused", arguments: Backend.available)
    func taken(backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        _ = try await pages.fixture.add("ben")
        try await pages.visit { client in
            let answer = try await client.patch("/api/v1/me", #"{"screenName": "BEN"}"#)
            #expect(answer.status == 422)
            #expect(try await client.patch("/api/v1/me", "{}").json["screenName"] == "ana")
        }
    }
}
