import Testing

@testable import App

struct SettingsGroupsTests {
    @Test("settings stand in four groups, and what one is told in a table of kinds by ways")
    func groups() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.get("/me/settings").text
            let heads = page.split(separator: #"<div class="card-head"><h2>"#).dropFirst().compactMap {
                $0.split(separator: "<").first.map(String.init)
            }
            #expect(heads == ["You", "Time and notices", "Safety", "Your data"])
            let told = try await ana.get("/notices/settings").text
            #expect(told.contains(#"<table class="ways-grid">"#) && told.contains(#"<th scope="row">Training<"#))
        }
    }
}
