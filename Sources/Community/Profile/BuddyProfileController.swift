import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of a member's own profile.
///
/// | route | does |
/// |---|---|
/// | `GET /together/profile` | leads to the first part that isn't done, then to one's own card |
/// | `GET`, `POST /together/profile/parts/{part}` | the form of a part, filled in; keeps it and leads on |
/// | `GET`, `POST /together/profile/removal` | asks whether to delete it; does |
/// | `POST /together/profile/restoration` | undoes that |
/// | `GET`, `PUT`, `DELETE /api/v1/buddy-profile` | all of it for a device |
struct BuddyProfileController: Controller {
    let database: any Database
    let people: PersonLookup
    let freeTimes: FreeTimesLookup
    /// Finds a place by its name; nil for none.
    let placeNamed: @Sendable (String) async throws -> CoarsePlace?
    /// Whether any place is known by its name.
    let knowsPlaceNames: @Sendable () async throws -> Bool
    /// Returns the name of the town after which people call a place; nil when none is near.
    let townNear: @Sendable (CoarsePlace) async throws -> String?
    let details: PersonDetails
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.database)
        let api = routes.meetingAPI(self.database)
        own.get(TogetherLinks.profile, use: self.resume)
        own.get(TogetherLinks.part, use: self.show)
        own.post(TogetherLinks.part, .changesMember, use: self.save)
        own.get(TogetherLinks.removal, use: self.askToRemove)
        own.post(TogetherLinks.removal, .changesMember, use: self.remove)
        own.post(TogetherLinks.restoration, .changesMember, use: self.restore)
        api.get(TogetherAPI.profile, use: self.answer)
        api.put(TogetherAPI.profile, .changesMember, use: self.answerSaving)
        api.delete(TogetherAPI.profile, .changesMember, use: self.answerRemoving)
    }

    func resume(request: Request, context: ConfirmedContext) async throws -> Response {
        let begun = try await self.store(context).begun()
        return .onward(to: begun.next?.path ?? PeopleLinks.person(context.signedIn.id))
    }

    func show(request: Request, context: ConfirmedContext) async throws -> Response {
        let (part, begun) = (try self.part(context), try await self.store(context).begun())
        guard begun.isOpen(part) else { return .onward(to: TogetherLinks.profile.path) }
        var profile = begun.profile
        let asksTimes = part == .meeting && begun.steps < part.number
        if asksTimes { profile.times = try await self.freeTimes([context.signedIn.id])[context.signedIn.id] ?? [] }
        var input = BuddyProfileForm(profile, version: begun.version).input
        // The question begins without an answer, although the value has a default.
        if begun.steps < ProfilePart.training.number { input.set("experience", to: "") }
        let form = BuddyProfileForm(input)
        let isProposed = asksTimes && !profile.times.isEmpty
        return try await self.page(part, of: begun, form, timesAreProposed: isProposed, context).response()
    }

    func save(request: Request, context: ConfirmedContext) async throws -> Response {
        let (part, begun) = (try self.part(context), try await self.store(context).begun())
        guard begun.isOpen(part) else { return .onward(to: TogetherLinks.profile.path) }
        let form = try await request.form(BuddyProfileForm.self).asking(part, of: begun.profile)
        return try await form.submit(again: { try await self.page(part, of: begun, form, $0, context) }) { typed in
            let values = try await self.placed(typed)
            let steps = max(begun.steps, part.number)
            guard try await self.save(values, steps: steps, context) != nil else {
                return try await self.stale(part, form, context).response()
            }
            return try await self.onward(from: part, before: begun, context)
        }
    }

    func askToRemove(request: Request, context: ConfirmedContext) async throws -> Page {
        try self.views.render(
            ProfileRemovalPage(frame: self.frame("Delete your profile", ProfilePart.finding.path, context))
        )
    }

    func remove(request: Request, context: ConfirmedContext) async throws -> Response {
        let isRemoved = try await self.store(context).remove(at: self.now())
        let undo = isRemoved ? TogetherLinks.restoration.path : ""
        return .onward(to: Places.together.path, toast: Toast("Your profile is deleted", undo: undo))
    }

    func restore(request: Request, context: ConfirmedContext) async throws -> Response {
        guard try await self.store(context).restore(of: try await self.person(context), at: self.now()) else {
            throw NotFound("This profile can't be brought back any more.")
        }
        return .onward(to: Places.together.path, toast: Toast("Your profile is back"))
    }

    func answer(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        guard let known = try await self.store(context).profile() else { throw Self.missing }
        return try await self.answer(known.profile, known.version, context)
    }

    func answerSaving(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let values = try await self.placed(try await request.form(BuddyProfileForm.self).values())
        guard let version = try await self.save(values, steps: ProfilePart.allCases.count, context) else {
            throw Conflict.changed("Your profile")
        }
        return try await self.answer(values.profile, version, context)
    }

    func answerRemoving(request: Request, context: ConfirmedContext) async throws -> Response {
        guard try await self.store(context).remove(at: self.now()) else { throw Self.missing }
        return Response(status: .noContent)
    }

    private func answer(
        _ profile: BuddyProfile,
        _ version: Int64,
        _ context: ConfirmedContext
    ) async throws -> JSONResponse {
        JSONResponse(BuddyProfileResponse(profile, version: version, photo: try await self.photo(context)))
    }

    private func part(_ context: ConfirmedContext) throws -> ProfilePart {
        guard let part = context.parameters.get("part").flatMap(ProfilePart.init(rawValue:)) else {
            throw NotFound()
        }
        return part
    }

    /// Puts the place that was named into the profile; throws a complaint for a name that no place has.
    private func placed(_ values: BuddyProfileForm.Values) async throws -> BuddyProfileForm.Values {
        guard !values.placeName.isEmpty else { return values }
        guard let place = try await self.placeNamed(values.placeName) else {
            throw FormErrors("place", CoarsePlace.unknown)
        }
        var placed = values
        placed.profile.place = place
        return placed
    }

    /// Saves the profile; nil when it changed since it was read.
    private func save(
        _ values: BuddyProfileForm.Values,
        steps: Int,
        _ context: ConfirmedContext
    ) async throws -> Int64? {
        try await self.store(context)
            .save(
                values.profile,
                of: try await self.person(context),
                from: values.version,
                steps: steps,
                at: self.now()
            )
    }

    /// Shows what was typed, to be saved over the version that is stored now.
    private func stale(
        _ part: ProfilePart,
        _ form: BuddyProfileForm,
        _ context: ConfirmedContext
    ) async throws -> Page {
        let begun = try await self.store(context).begun()
        var input = form.input
        input.set("version", to: String(begun.version))
        let words = "Your profile was changed elsewhere meanwhile. Check this and save it again."
        return try await self.page(part, of: begun, BuddyProfileForm(input), FormErrors("form", words), context)
    }

    /// Leads to the next step, or to where a finished profile leads; a picture is asked for with the first step.
    private func onward(
        from part: ProfilePart,
        before begun: BegunProfile,
        _ context: ConfirmedContext
    ) async throws -> Response {
        let kept = Toast("Your profile is kept")
        if begun.isWhole { return .onward(to: PeopleLinks.person(context.signedIn.id), toast: kept) }
        if part == .who, try await self.photo(context) == nil { return .onward(to: PhotoPage.stepPath) }
        guard let next = ProfilePart.allCases.first(where: { $0.number > part.number }) else {
            return .onward(to: Places.together.path, toast: kept)
        }
        return .onward(to: next.path)
    }

    private func page(
        _ part: ProfilePart,
        of begun: BegunProfile,
        _ form: BuddyProfileForm,
        _ errors: FormErrors = FormErrors(),
        timesAreProposed: Bool = false,
        _ context: ConfirmedContext
    ) async throws -> Page {
        let (member, photo) = (context.signedIn, try await self.photo(context))
        let asker = ProfileAsker(
            me: PersonView(try await self.person(context), photo: photo, on: member.day(at: self.now())),
            about: try await self.details.about(member.id),
            timesAreProposed: timesAreProposed,
            asksPlaceName: try await self.knowsPlaceNames(),
            town: part == .meeting ? try await self.town(of: form) : nil
        )
        let before = begun.isWhole ? PeopleLinks.person(member.id) : part.previous?.path ?? Places.together.path
        return try self.views.render(
            BuddyProfilePage(
                part,
                of: begun,
                form,
                errors,
                asker,
                frame: self.frame(part.title, before, context)
            )
        )
    }

    /// Returns the name of the town nearest to the place of a form; nil without a place or a town near it.
    private func town(of form: BuddyProfileForm) async throws -> String? {
        guard let place = form.filledPlace else { return nil }
        return try await self.townNear(place)
    }

    private func photo(_ context: ConfirmedContext) async throws -> String? {
        try await PhotoStore(database: self.database, owner: context.signedIn.id).version()
    }

    private func frame(_ title: String, _ back: String, _ context: ConfirmedContext) -> Frame {
        self.views.frame(title, back: back, tab: .together, help: TogetherLinks.help, in: context)
    }

    private func person(_ context: ConfirmedContext) async throws -> Person {
        guard let person = try await self.people([context.signedIn.id])[context.signedIn.id] else {
            throw SignInRequired()
        }
        return person
    }

    private func store(_ context: ConfirmedContext) -> ProfileStore {
        ProfileStore(database: self.database, owner: context.signedIn.id)
    }

    private static let missing = NotFound("You have no profile yet.")
}
