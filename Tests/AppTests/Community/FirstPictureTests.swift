import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// The picture that is asked for at the end of signing up.
struct FirstPictureTests {
    @Test("the picture is asked for as the last step of signing up, and can be left out")
    func step() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            var path = "/welcome/body"
            for _ in 0..<10 where path.hasPrefix("/welcome/") {
                path = try #require(try await ana.post(path, ["skip": "yes"]).headers[.location])
            }
            #expect(path == "/together/first-picture")
            let page = try await ana.get(path).text
            let skip = "/welcome/done?asked=on"
            #expect(page.contains(#"href="\#(skip)">Skip this for now"#) && !page.contains(">Cancel<"))
            #expect(page.split(separator: "progress-dot-done").count == 8 && page.contains("progress-dot-now"))
            #expect(page.contains("The last step") && page.contains(#"href="/welcome/about""#))
            let done = try await ana.get(skip).text
            #expect(!done.contains("A picture of you?"))
            // Who says first when they could train comes back to the same, and isn't asked again.
            let hours = "/free-time/settings?next=/welcome/done?asked%3Don"
            #expect(done.contains(hours))
            #expect(try await ana.get(hours).text.contains(#"name="next" value="/welcome/done?asked=on""#))
            let steps = try await ana.get("/welcome/about").text
            #expect(steps.contains(/Step (\d) of \d/) && !steps.contains(/Step (\d) of \1</))
            #expect(try await ana.get("/welcome").headers[.location] == "/welcome/done", "It is asked once.")
        }
    }

    @Test(
        "a picture can be chosen before there is a profile, is nobody's to see, and stands in the profile's first step"
    )
    func first() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person("Ana"), try await app.person("Ben"))
            let path = "/together/first-picture"
            #expect(try await ana.get("/welcome/done").text.contains(path))
            let page = try await ana.get(path).text
            #expect(page.contains("Nobody sees it") && page.contains("Keep this picture"), "\(page)")
            #expect(!page.contains("Keep it to myself"))
            #expect(try await ana.upload(Array("<svg/>".utf8), to: path).text.contains("We read JPEG, PNG and WebP."))
            #expect(try await ana.upload(SmallPicture.bytes, to: path).headers[.location] == "/welcome/done")
            #expect(try await !ana.get("/welcome/done").text.contains(path))
            #expect(try await ana.get(path).headers[.location] == "/welcome/done")
            for person in [ana, ben] { try await person.joinCommunity() }
            let version = try #require(try await ana.api(.get, "/buddy-profile").json()["photoVersion"] as? String)
            let small = "/together/members/\(try await ana.id())/photo/small?v=\(version)"
            #expect(try await ana.get(small).status == .ok)
            #expect(try await ben.get(small).status == .notFound)
        }
    }
}
