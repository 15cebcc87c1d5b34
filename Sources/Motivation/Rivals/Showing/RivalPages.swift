import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// What the routes of groups share: the page of one, its answer for a device, and who may.
struct RivalPages: Sendable {
    static let missing = NotFound("There is no such group, or you aren't in it.")
    static let tooMany = """
        You are in \(RivalGroup.mostOfMember) groups. Leave one, or wait until one has ended.
        """

    let rivals: Rivals
    let views: Views
    /// The address of this server without a slash at the end, for codes that are scanned.
    let publicAddress: String
    let cheering: RivalCheering

    /// Returns the page in the place of every other in no-pressure mode; nil without it.
    func hidden(in context: MemberContext) throws -> Page? {
        guard context.signedIn.noPressure else { return nil }
        return try self.views.render(
            RivalsHiddenPage(frame: self.frame("Rivals", back: Places.motivation.path, in: context))
        )
    }

    func page(_ id: RivalGroup.ID, _ context: MemberContext) async throws -> Page {
        let member = context.signedIn
        guard let seen = try await self.rivals.seen(id, by: member) else { throw Self.missing }
        let address = self.publicAddress + RivalLinks.joining(seen.group.code)
        return try self.views.render(
            RivalPage(
                seen,
                try await self.cheering.cheers(for: seen.lines, by: member.id),
                address: address,
                for: member,
                at: self.rivals.counter.now(),
                frame: self.frame(seen.group.name, back: RivalLinks.all.path, in: context)
            )
        )
    }

    func answer(
        _ id: RivalGroup.ID,
        status: HTTPResponse.Status = .ok,
        _ context: MemberContext
    ) async throws
        -> JSONResponse
    {
        let member = context.signedIn
        guard let seen = try await self.rivals.seen(id, by: member) else { throw Self.missing }
        let cheers = try await self.cheering.cheers(for: seen.lines, by: member.id)
        let today = member.day(at: self.rivals.counter.now())
        return JSONResponse(RivalResponse(seen, cheers, on: today), status: status)
    }

    /// Throws 403 for who may not meet others.
    func isAdult(_ member: Member) async throws -> Bool {
        guard let isAdult = try await self.rivals.ports.isAdult(member) else {
            throw NotAllowed("Groups are for who may meet others. Confirm your mail address first.")
        }
        return isAdult
    }

    func id(_ context: MemberContext) throws -> RivalGroup.ID { try context.id(orElse: Self.missing) }

    func frame(_ title: String, back: String, in context: MemberContext) -> Frame {
        self.views.frame(title, back: back, help: Places.help("motivation"), in: context)
    }
}
