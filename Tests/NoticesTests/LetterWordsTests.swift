import Foundation
import Members
import Storage
import Support
import Testing

@testable import Notices

struct LetterWordsTests {
    @Test(
        "names of people stand as they are",
        arguments: [
            "Ana", "Zoë", "Jean-Luc", "O’Brien", "J. R. R.", "A.", "María José", "Σοφία", "محمد", "می\u{200C}خواهم",
            "李小龙",
            "Ana 👩\u{200D}💻", "Dr. No", "St. John",
        ]
    )
    func names(name: String) {
        #expect(LetterWords.greeting(name, isConfirmed: true) == "Hello \(name),")
    }

    @Test(
        "a name that could become a link, or a line of its own, is left out",
        arguments: HostileName.all + ["", " ", "a/b"]
    )
    func hostileNames(name: String) {
        #expect(LetterWords.greeting(name, isConfirmed: true) == "Hello,")
    }

    @Test("whose address isn't confirmed is greeted without a name")
    func unconfirmed() {
        #expect(LetterWords.greeting("Ana", isConfirmed: false) == "Hello,")
    }

    @Test("words that could become links are left out of a text, and nothing else")
    func plain() {
        let texts = [
            ("“Go to evil.example now” wrote to you.", "“Go to … now” wrote to you."),
            (
                "Ana (www.evil.example) shared a workout: Push/pull, 3.5 kg",
                "Ana (…) shared a workout: Push/pull, 3.5 kg"
            ),
            ("It is 18:30, time for Leg day. 1,234.5 kcal left…", "It is 18:30, time for Leg day. 1,234.5 kcal left…"),
            ("Read evil.example/a/b?c=1, ana@evil.example", "Read …, …"),
            ("One\r\ntwo\u{2028}three\u{202E}four", "One two threefour"),
            ("Version 1.2.3 e.g. at 7 a.m.", "Version 1.2.3 e.g. at 7 a.m."),
        ]
        for (text, expected) in texts { #expect(LetterWords.plain(text) == expected) }
    }

    @Test("no hostile name leaves a trace in a text", arguments: HostileName.all)
    func traces(name: String) {
        let text = LetterWords.plain("\(name) would like to train with “\(name)”: \(name).")
        #expect(HostileName.trace(in: text) == nil, "\(text)")
    }

    @Test("no kind of notice carries a hostile name into a letter, alone or with others", arguments: HostileName.all)
    func notices(name: String) throws {
        let key = try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString())
        let address = "https://spotter.test"
        let letters = NoticeLetters(publicAddress: address, seal: Seal(key: key))
        let ana = NoticeRecipient(
            member: Member(id: 1, screenName: "ana", firstName: name, timeZone: .gmt, emailConfirmed: true),
            email: "ana"
        )
        // What the house says is an administrator's, with the operator's own address for appeals.
        for kind in [Notice.Kind].sample where kind != .house {
            let notice = Notice(
                id: "1",
                kind: kind,
                text: "\(name) shared a workout with you: \(name)",
                path: "/diary",
                actions: [],
                at: Date(timeIntervalSince1970: 0),
                isRead: false
            )
            let several = [notice, notice]
            for letter in [
                try letters.one(notice, to: ana), try letters.many([notice], to: ana),
                try letters.many(several, to: ana),
            ] {
                let own = letter.text.replacing(address, with: "")
                #expect(HostileName.trace(in: own) == nil, "\(kind): \(own)")
                #expect(HostileName.trace(in: letter.subject) == nil, "\(kind): \(letter.subject)")
                #expect(letter.text.hasPrefix("Hello,\n"))
                let links = LetterPage.html(letter.text).matches(of: /<a href="([^"]*)"/).map { String($0.output.1) }
                #expect(links.count >= 3 && links.allSatisfy { $0.hasPrefix(address + "/") }, "\(links)")
            }
        }
    }

    @Test("a word of the house keeps where to appeal")
    func house() throws {
        let key = try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString())
        let letters = NoticeLetters(publicAddress: "https://spotter.test", seal: Seal(key: key))
        let member = Member(id: 1, screenName: "ana", firstName: "Ana", timeZone: .gmt, emailConfirmed: true)
        let notice = Notice(
            id: "1",
            kind: .house,
            text: "Be kind. To appeal, write to cook@example.org.",
            path: "",
            actions: [],
            at: Date(timeIntervalSince1970: 0),
            isRead: false
        )
        let letter = try letters.one(notice, to: NoticeRecipient(member: member, email: "ana@example.org"))
        #expect(letter.text.contains("write to cook@example.org.") && letter.text.hasPrefix("Hello Ana,\n"))
    }
}
