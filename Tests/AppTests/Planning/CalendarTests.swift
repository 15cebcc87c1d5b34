import Foundation
import HTTPTypes
import HummingbirdTesting
import Jobs
import NIOCore
import Planning
import Support
import Testing

@testable import App

struct CalendarTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d55"
    private static let ics = """
        BEGIN:VCALENDAR
        X-WR-CALNAME:Ana's week
        BEGIN:VEVENT
        UID:1
        SUMMARY:Dentist
        DTSTART:20260316T090000
        DTEND:20260316T100000
        END:VEVENT
        BEGIN:VEVENT
        UID:2
        SUMMARY:Party
        DTSTART:20260320T190000Z
        DTEND:20260320T230000Z
        END:VEVENT
        END:VCALENDAR
        """

    private func send(
        _ body: String,
        _ ana: TestPerson,
        _ query: String = "requestId=\(Self.id)"
    ) async throws -> TestResponse {
        try await ana.app.client.execute(
            uri: "/api/v1/calendars/ics?" + query,
            method: .post,
            headers: [.authorization: "Bearer " + ana.token, .contentType: "text/calendar"],
            body: ByteBuffer(string: body)
        )
    }

    private func form(_ file: String, _ ana: TestPerson) async throws -> TestResponse {
        let body = """
            --x\r\nContent-Disposition: form-data; name="file"; filename="ana.ics"\r\n\r\n\(file)\r\n--x--\r\n
            """
        return try await ana.app.client.execute(
            uri: "/calendars/file?requestId=\(Self.id)&showsTitles=on",
            method: .post,
            headers: [.accept: "text/html", .contentType: "multipart/form-data; boundary=x", .cookie: ana.cookie],
            body: ByteBuffer(string: body)
        )
    }

    @Test(
        "a file that a device sends is connected once, and forgotten when it is disconnected",
        arguments: Backend.available
    )
    func device(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let first = try await self.send(Self.ics, ana)
            #expect(first.status == .created, "\(first.text)")
            #expect(try first.json()["busyTimes"] as? Int == 2)
            #expect(try await self.send(Self.ics, ana).status == .ok)
            let list = try await ana.api(.get, "/calendars").text
            #expect(list.contains(#""name":"Ana's week""#) && list.contains(#""kind":"upload""#))
            #expect(try await app.person("Ben").api(.get, "/calendars").text == #"{"calendars":[]}"#)
            #expect(try await app.person("Cleo").api(.delete, "/calendars/\(Self.id)").status == .notFound)
            #expect(try await ana.api(.delete, "/calendars/\(Self.id)").status == .noContent)
            #expect(try await ana.api(.delete, "/calendars/\(Self.id)").status == .notFound)
            #expect(try await ana.api(.get, "/calendars").text == #"{"calendars":[]}"#)
        }
    }

    @Test("a page takes a browser's form, lists the calendar with its busy times, and asks before it is disconnected")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let none = try await ana.get("/calendars").text
            #expect(none.contains("Connect your calendar"))
            let train = #"<a class="place place-train" href="/training" aria-current="page""#
            #expect(none.contains(train), "They stand where free time does.")
            #expect(try await ana.get("/calendars/file").text.contains("showsTitles=on"))
            #expect(try await self.form(Self.ics, ana).headers[.location] == "/free-time#days")
            #expect(try await ana.get("/free-time").text.contains("<ol class=\"day-list\" id=\"days\">"))
            let list = try await ana.get("/calendars").text
            #expect(list.contains("Ana&#39;s week") && list.contains("2 busy times"))
            #expect(list.contains("Brought in today"))
            let named = try await ana.post("/calendars/\(Self.id)/name", ["name": " "])
            #expect(named.status == .unprocessableContent && named.text.contains("Give it a name."))
            #expect(try await app.person("Dora").post("/calendars/\(Self.id)/name", ["name": "X"]).status == .notFound)
            let office = try await ana.post("/calendars/\(Self.id)/name", ["name": "Office"])
            #expect(office.headers[.location] == "/calendars#calendar-\(Self.id)")
            let renamedList = try await ana.get("/calendars").text
            #expect(renamedList.contains("Office") && renamedList.contains("id=\"calendar-\(Self.id)\""))
            #expect(try await ana.post("/calendars/\(Self.id)/name", ["name": "Ana's week"]).status == .seeOther)
            let device = "/calendars/\(Self.id)/name"
            let renamed = try await ana.api(.put, device, #"{"name": "Studio"}"#)
            #expect(try renamed.json()["name"] as? String == "Studio")
            #expect(try await ana.api(.put, device, #"{"name": " "}"#).status == .unprocessableContent)
            #expect(try await app.person("Finn").api(.put, device, #"{"name": "X"}"#).status == .notFound)
            #expect(try await ana.api(.put, device, #"{"name": "Ana's week"}"#).status == .ok)
            let asked = try await ana.get("/calendars/\(Self.id)/removal").text
            #expect(asked.contains("Disconnect Ana&#39;s week?") && asked.contains("Undo brings it back"))
            #expect(try await app.person("Ben").get("/calendars/\(Self.id)/removal").status == .notFound)
            #expect(try await app.person("Cleo").post("/calendars/\(Self.id)/removal").status == .notFound)
            #expect(try await ana.post("/calendars/\(Self.id)/restoration").status == .notFound, "It is there.")
            let gone = try await ana.post("/calendars/\(Self.id)/removal")
            #expect(gone.status == .seeOther)
            let toast = try #require(gone.cookie(named: "spotter_toast")?.split(separator: "=", maxSplits: 1).last)
            let said = try #require(Data(base64Encoded: String(toast)))
            #expect(String(decoding: said, as: UTF8.self).contains("restoration"), "The toast has Undo.")
            #expect(try await ana.get("/calendars").text.contains("Connect your calendar"))
            #expect(try await app.person("Gina").post("/calendars/\(Self.id)/restoration").status == .notFound)
            #expect(try await ana.post("/calendars/\(Self.id)/restoration").status == .seeOther)
            let back = try await ana.get("/calendars").text
            #expect(back.contains("Ana&#39;s week") && back.contains("2 busy times"))
            #expect(try await ana.post("/calendars/\(Self.id)/restoration").status == .notFound, "Once is enough.")
        }
    }

    @Test(
        "busy times without events count, and what isn't understood of a calendar is said, to a device and on the page"
    )
    func unread() async throws {
        let list = """
            BEGIN:VFREEBUSY
            FREEBUSY:20260316T090000Z/PT1H,20260317T090000Z/PT1H
            END:VFREEBUSY
            BEGIN:VEVENT
            SUMMARY:New year
            DTSTART;VALUE=DATE:20260217
            RRULE:RSCALE=CHINESE;FREQ=YEARLY
            END:VEVENT
            END:VCALENDAR
            """
        try await TestApp.run { app in
            let ana = try await app.person()
            let sent = try await self.send(Self.ics.replacing("END:VCALENDAR", with: list), ana).json()
            #expect(sent["busyTimes"] as? Int == 4)
            #expect(sent["unreadEvents"] as? Int == 1)
            let page = try await ana.get("/calendars").text
            #expect(page.contains("1 event in it is written in a way we don&#39;t understand"))
        }
    }

    @Test
    func `a day that a birthday takes whole can be planned all the same`() async throws {
        let list = """
            BEGIN:VEVENT
            UID:birthday
            SUMMARY:Birthday
            DTSTART;VALUE=DATE:20260318
            END:VEVENT
            END:VCALENDAR
            """
        try await TestApp.run { app in
            let ana = try await app.person()
            _ = try await ana.api(.put, "/free-time/settings", FreeTimeTests.evenings)
            _ = try await self.send(Self.ics.replacing("END:VCALENDAR", with: list), ana)
            let path = "/free-time/2026-03-18"
            let full = try await ana.get(path).text
            #expect(full.contains("I’m free anyway") && !full.contains("/plans/new?day=2026-03-18"), "\(full)")
            #expect(try await !ana.get("/free-time/2026-03-19").text.contains("I’m free anyway"))
            #expect(try await ana.post("\(path)/freeing").headers[.location] == path)
            let freed = try await ana.get(path).text
            #expect(freed.contains("/plans/new?day=2026-03-18") && !freed.contains("I’m free anyway"), "\(freed)")
            #expect(try await ana.api(.get, path).json()["freed"] as? Bool == true)
            #expect(try await ana.api(.delete, "\(path)/freeing").json()["kind"] as? String == "none")
            #expect(try await ana.api(.put, "\(path)/freeing").json()["kind"] as? String == "outside")
            _ = try await ana.post("\(path)/freeing/removal")
            #expect(try await ana.get(path).text.contains("I’m free anyway"))
        }
    }

    @Test(
        "what is no calendar is refused in words at both doors",
        arguments: [
            ("", "Choose a file first. If you did, it was empty."), ("just words", "isn't a calendar"),
            ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260316T090000Z\n", "breaks off"),
            (
                "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260316T090000Z\nRRULE:FREQ=SECONDLY\nEND:VEVENT\nEND:VCALENDAR\n",
                "repeats too often"
            ),
        ]
    )
    func refused(file: String, words: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let sent = try await self.send(file, ana)
            #expect(sent.status == .unprocessableContent && sent.text.contains(words), "\(sent.text)")
            let page = try await self.form(file, ana)
            let html = page.text.replacing("&#39;", with: "'")
            #expect(page.status == .unprocessableContent && html.contains(words), "\(page.text)")
            #expect(try await ana.api(.get, "/calendars").text == #"{"calendars":[]}"#)
        }
    }

    @Test("more than 10 MB is refused at both doors")
    func tooLarge() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let file = String(repeating: "X-NOTHING:0123456789\r\n", count: 500_000)
            #expect(try await self.send(file, ana).status == .contentTooLarge)
            #expect(try await self.form(file, ana).status == .contentTooLarge)
        }
    }

    @Test(
        "an address that leads home, or nowhere, is refused beside its field",
        arguments: [
            "https://127.0.0.1/a.ics", "http://example.org/a.ics", "webcal://localhost/a.ics", "https://[::1]/",
            "https://169.254.169.254/latest/meta-data/", "ftp://example.org/a.ics", "",
        ]
    )
    func addresses(_ address: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let body = #"{"requestId": "\#(Self.id)", "kind": "address", "address": "\#(address)"}"#
            let sent = try await ana.api(.post, "/calendars", body)
            #expect(sent.status == .unprocessableContent && sent.text.contains(#""address""#), "\(sent.text)")
            let page = try await ana.post("/calendars/address", ["requestId": Self.id, "address": address])
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(#"aria-invalid="true""#) && page.text.contains(#"value="\#(address)""#))
        }
    }

    @Test("an account's server is asked for in its own words", arguments: ["", "two words"])
    func server(_ typed: String) async throws {
        try await TestApp.run { app in
            let page = try await app.person().post("/calendars/account", ["requestId": Self.id, "address": typed])
            #expect(
                page.status == .unprocessableContent && page.text.contains("the server&#39;s address") == !typed.isEmpty
            )
            #expect(page.text.contains("Type the address of the server.</p>") == typed.isEmpty)
        }
    }

    @Test("devices hear what a new calendar needs")
    func fields() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.post, "/calendars", #"{"kind": "upload"}"#).status == .unprocessableContent)
            #expect(try await self.send(Self.ics, ana, "requestId=mine").status == .unprocessableContent)
        }
    }

    @Test("who moves to another zone has their calendars read again")
    func moved() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            _ = try await self.send(Self.ics, ana)
            let before = try await ana.api(.get, "/calendars").json()
            #expect(try await ana.api(.patch, "/me", #"{"timeZone": "Asia/Tokyo"}"#).status == .ok)
            while try await app.environment.jobRunner().workOnce() > 0 {}
            let after = try await ana.api(.get, "/calendars").json()
            let due = { (answer: [String: Any]) in
                (answer["calendars"] as? [[String: Any]])?.first?["nextReadingAt"] as? Int
            }
            #expect(due(after) == Int(TestApp.now.timeIntervalSince1970) * 1_000)
            #expect(due(before) != due(after))
        }
    }
}
