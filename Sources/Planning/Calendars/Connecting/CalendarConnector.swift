import Members
import Web

/// Connects the calendars that members send or name.
struct CalendarConnector: Sendable {
    /// Discovers an account at a CalDAV server.
    typealias Account =
        @Sendable (
            _ server: String,
            _ user: String,
            _ password: String
        ) async throws(CalendarTrouble) -> CalendarConnection

    let reader: CalendarReader
    /// Nil where accounts can't be connected.
    let account: Account?

    init(_ reader: CalendarReader, account: Account? = nil) {
        self.reader = reader
        self.account = account
    }

    /// Throws `FormErrors` for a calendar that can't be read.
    func connect(
        _ values: ConnectForm.Values,
        for member: Member.ID
    ) async throws -> (
        calendar: ConnectedCalendar, isNew: Bool
    ) {
        do {
            let store = self.reader.store(of: member)
            if let there = try await store.find(values.id) { return (there, false) }
            try await store.checkRoom()
            let found = try await self.find(values.place)
            let new = NewCalendar(
                id: values.id,
                kind: found.kind,
                name: values.name ?? found.connection.name ?? "Calendar",
                isNameGuessed: values.name == nil,
                showsTitles: values.showsTitles,
                settings: found.connection.settings
            )
            return try await self.reader.connect(new, for: member)
        } catch let trouble as CalendarTrouble {
            throw Self.errors(trouble, at: values.place)
        } catch is CalendarStore.Full {
            throw FormErrors("form", CalendarStore.Full.words)
        }
    }

    /// Throws `FormErrors` for a file that is no calendar.
    func connect(
        file bytes: [UInt8],
        _ values: UploadForm.Values,
        for member: Member.ID
    ) async throws -> (
        calendar: ConnectedCalendar, isNew: Bool
    ) {
        do {
            let store = self.reader.store(of: member)
            if let there = try await store.find(values.id) { return (there, false) }
            try await store.checkRoom()
            let addresses = try await self.reader.owner(member)?.addresses ?? []
            let essence = try await ICSText.essence(bytes, titles: values.showsTitles, whose: addresses)
            let new = NewCalendar(
                id: values.id,
                kind: .upload,
                name: values.name ?? CalendarName.tidied(essence.name) ?? "Calendar file",
                showsTitles: values.showsTitles,
                settings: essence.settings
            )
            return try await self.reader.connect(new, for: member)
        } catch let trouble as CalendarTrouble {
            throw FormErrors("file", trouble.words)
        } catch is CalendarStore.Full {
            throw FormErrors("form", CalendarStore.Full.words)
        }
    }

    private func find(
        _ place: ConnectForm.Place
    ) async throws(CalendarTrouble) -> (kind: ConnectedCalendar.Kind, connection: CalendarConnection) {
        switch place {
        case .address(let address):
            let name = CalendarAddress(address)?.host
            return (.address, CalendarConnection(name: name, settings: address))
        case .account(let server, let user, let password):
            guard let account = self.account else { throw .unreachable }
            return (.caldav, try await account(server, user, password))
        }
    }

    /// Puts the complaint beside the field that causes it.
    private static func errors(_ trouble: CalendarTrouble, at place: ConnectForm.Place) -> FormErrors {
        switch (trouble, place) {
        case (.closed, .account):
            FormErrors(
                "password",
                "Name or password didn't open it. Many services want an app password, made in your account there."
            )
        case (.closed, .address):
            FormErrors(
                "address",
                "This address wants a password. Copy the calendar's secret address, or connect the account."
            )
        case (.gone, .address): FormErrors("address", "There is no calendar at this address. Copy it once more.")
        case (.gone, .account): FormErrors("address", "We found no calendar of yours there.")
        default: FormErrors("address", trouble.words)
        }
    }
}
