import HTTPTypes
import Hummingbird
import Storage
import Web

/// Entries as devices write them.
extension EntryController {
    /// 201 the first time, 200 with the entry as it is when the request was seen before.
    func answerAdd(request: Request, context: MemberContext) async throws -> JSONResponse {
        let day = try context.diaryRange(self.now()).day(context.parameters.get("day"))
        let values = try await request.form(NewEntryForm.self).values()
        let new = try await values.entry(on: day, from: self.lookup, for: context.signedIn.id)
        let added = try await self.entries(of: context).add(new.entry, nutrients: new.nutrients, now: self.now())
        return JSONResponse(EntryResponse(entry: added.entry), status: added.isNew ? .created : .ok)
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        let entry = try await self.entry(of: context)
        let change = try await request.form(EntryChangeForm.self).values()
        try context.diaryRange(self.now()).check(change.day)
        guard change.version == entry.version else { throw Self.stale }
        let changed = try entry.changed(change, units: try await self.units(of: entry, in: context))
        guard let saved = try await self.entries(of: context).save(changed, now: self.now()) else { throw Self.stale }
        return JSONResponse(EntryResponse(entry: saved))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let id = try self.id(of: context)
        let version = try await self.version(request)
        let removed = try await self.entries(of: context).remove(id, version: version, now: self.now())
        guard let removed else { throw Self.missing }
        guard removed.done else { throw Self.stale }
        return Response(status: .noContent)
    }

    /// The version in the address or in a JSON body; nil when neither says one.
    private func version(_ request: Request) async throws -> Int64? {
        if let version = try request.query(RemovalForm.self).values().version { return version }
        let isEmpty =
            request.headers[.contentLength] == "0"
            || request.headers[.contentLength] == nil && request.headers[.transferEncoding] == nil
        return isEmpty ? nil : try await request.form(RemovalForm.self).values().version
    }

    private static let stale = HTTPError(
        .conflict,
        message: "This entry changed since you read it. Read it again and repeat your change."
    )
}

/// Which version is to be removed, if it matters.
struct RemovalForm: Form {
    static let fields: [String: FieldKind] = ["version": .number]

    struct Values { let version: Int64? }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        return Values(version: version.map(Int64.init))
    }
}
