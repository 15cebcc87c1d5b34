import Foundation
import Storage
import Support
import Testing
import Web

@testable import Notices

struct NoticeSettingsTests {
    @Test("settings are kept, and are nobody else's", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let post = try await Post(backend)
        let (hers, his) = (
            NoticeSettingsStore(database: post.database, owner: post.ana),
            NoticeSettingsStore(database: post.database, owner: post.ben)
        )
        var settings = NoticeSettings()
        settings[.training, .mail] = true
        settings[.training, .push] = false
        settings.quiet = QuietHours(from: 1_320, until: 420)
        settings.digest = 1_080
        try await hers.save(settings, of: .sample)
        let kept = try await hers.settings()
        #expect(kept[.training, .mail] && !kept[.training, .push] && kept[.training, .app])
        #expect(kept.quiet == settings.quiet && kept.digest == 1_080)
        #expect(try await his.settings() == NoticeSettings())
        try await hers.save(NoticeSettings(), of: .sample)
        #expect(try await hers.settings().quiet == nil)
    }

    @Test("a form shows what is kept and gives it back")
    func roundTrip() throws {
        var settings = NoticeSettings()
        settings[.foods, .mail] = true
        settings.digest = 0
        let form = try NoticeSettingsForm(settings, kinds: .sample).values()
        #expect(form[.foods, .mail] && form[.reminder, .push] && !form[.training, .mail])
        #expect(form.digest == 0 && form.quiet == nil)
    }

    @Test(
        "a time that no clock shows is refused beside its field",
        arguments: [
            ("quietFrom", "24:00"), ("quietUntil", ""), ("quietUntil", "22:00"), ("digestAt", "6"),
            ("digestAt", "1:2:3"),
        ]
    )
    func wrong(field: String, value: String) {
        var input = FormInput([
            "quiet": "on", "quietFrom": "22:00", "quietUntil": "07:00", "digest": "on", "digestAt": "18:00",
        ])
        input.set(field, to: value)
        guard let errors = NoticeSettingsForm(input, kinds: .sample).complaints else {
            Issue.record("taken")
            return
        }
        #expect(!errors[field].isEmpty)
    }

    @Test("mail about an account's safety can't be switched off by a link")
    func safety() throws {
        let seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        let links = Unsubscribing(seal: seal)
        let link = try #require(links.read(try links.token(42, .training)))
        #expect(link.owner == 42 && link.kinds == ["training"])
        #expect(!Notice.Kind.safety.choices.contains(.mail))
        let other = Seal(key: try SealingKey(base64: Data(repeating: 8, count: 32).base64EncodedString()))
        #expect(Unsubscribing(seal: other).read(try links.token(42, .training)) == nil)
        #expect(links.read("nonsense") == nil)
    }
}
