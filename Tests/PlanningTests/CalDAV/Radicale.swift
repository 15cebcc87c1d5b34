/// What a Radicale 3.9.0 of ours answered, its reports and privileges left out; `Tests/Program` asks a living one.
enum Radicale {
    static let home = "https://dav.example.org"

    static let root = Self.multistatus(
        """
        <response><href>/</href><propstat><prop><current-user-principal><href>/ana/</href></current-user-principal>
        <resourcetype><collection /></resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat><propstat><prop>
        <displayname /><C:calendar-home-set /></prop><status>HTTP/1.1 404 Not Found</status></propstat></response>
        """
    )
    static let principal = Self.multistatus(
        """
        <response><href>/ana/</href><propstat><prop><C:calendar-home-set><href>/ana/</href></C:calendar-home-set></prop>
        <status>HTTP/1.1 200 OK</status></propstat></response>
        """
    )
    static let calendars = Self.multistatus(
        """
        <response><href>/ana/</href><propstat><prop><resourcetype><principal /><collection /></resourcetype></prop>
        <status>HTTP/1.1 200 OK</status></propstat></response>
        <response><href>/ana/todos/</href><propstat><prop><resourcetype><C:calendar /><collection /></resourcetype>
        <displayname>Tasks</displayname><C:supported-calendar-component-set><C:comp name="VTODO" />
        </C:supported-calendar-component-set></prop><status>HTTP/1.1 200 OK</status></propstat></response>
        <response><href>/ana/work/</href><propstat><prop><resourcetype><C:calendar /><collection /></resourcetype>
        <displayname>Work &amp; play</displayname><C:supported-calendar-component-set><C:comp name="VEVENT" />
        </C:supported-calendar-component-set><current-user-privilege-set><privilege><read /></privilege><privilege>
        <all /></privilege></current-user-privilege-set></prop><status>HTTP/1.1 200 OK</status></propstat></response>
        <response><href>/ben/team/</href><propstat><prop><resourcetype><C:calendar /><collection /></resourcetype>
        <current-user-privilege-set><privilege><read /></privilege></current-user-privilege-set></prop>
        <status>HTTP/1.1 200 OK</status></propstat></response>
        """
    )
    static let token = Self.multistatus(
        """
        <response><href>/ana/work/</href><propstat><prop><sync-token>http://radicale.org/ns/sync/1ea9</sync-token></prop>
        <status>HTTP/1.1 200 OK</status></propstat></response>
        """
    )
    static let unchanged = Self.multistatus("<sync-token>http://radicale.org/ns/sync/1ea9</sync-token>")
    static let changed = Self.multistatus(
        """
        <sync-token>http://radicale.org/ns/sync/2bf0</sync-token>
        <response><href>/ana/work/one.ics</href><status>HTTP/1.1 404 Not Found</status></response>
        """
    )
    static let forgotten = "<?xml version='1.0' encoding='utf-8'?>\n<error xmlns=\"DAV:\"><valid-sync-token /></error>"
    static let events = Self.multistatus(
        """
        <response><href>/ana/work/one.ics</href><propstat><prop><getetag>"fecbd2"</getetag><C:calendar-data>
        \(Self.event("one", "Stand-up &amp; more", at: "20260316T090000Z", until: "20260316T100000Z"))</C:calendar-data>
        </prop><status>HTTP/1.1 200 OK</status></propstat></response>
        <response><href>/ana/work/ours.ics</href><propstat><prop><getetag>"fecbd3"</getetag><C:calendar-data>
        \(Self.event("7@planned.spotter", "Legs", at: "20260317T090000Z", until: "20260317T100000Z"))</C:calendar-data>
        </prop><status>HTTP/1.1 200 OK</status></propstat></response>
        """
    )

    private static func event(_ uid: String, _ title: String, at start: String, until end: String) -> String {
        """
        BEGIN:VCALENDAR&#13;
        VERSION:2.0&#13;
        BEGIN:VEVENT&#13;
        UID:\(uid)&#13;
        DTSTART:\(start)&#13;
        DTEND:\(end)&#13;
        SUMMARY:\(title)&#13;
        END:VEVENT&#13;
        END:VCALENDAR&#13;
        """
    }

    private static func multistatus(_ content: String) -> String {
        """
        <?xml version='1.0' encoding='utf-8'?>
        <multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">\(content)</multistatus>
        """
    }
}
