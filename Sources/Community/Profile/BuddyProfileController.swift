import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// The pages and the API of a member's own profile.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /together/profile` | its form, filled in; keeps it |
/// | `GET`, `POST /together/profile/removal` | asks whether to delete it; does |
/// | `GET`, `PUT`, `DELETE /api/v1/buddy-profile` | the same for a device |
struct BuddyProfileController: Controller {
    let database: any Database
    let people: PersonLookup
    let freeTimes: FreeTimesLookup
    /// Finds a place by its name; nil for none.
    let placeNamed: @Sendable (String) async throws -> CoarsePlace?
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.database)
        let api = routes.meetingAPI(self.database)
        own.get(TogetherLinks.profile, use: self.show)
        own.post(TogetherLinks.profile, .changesMember, use: self.save)
        own.get(TogetherLinks.removal, use: self.askToRemove)
        own.post(TogetherLinks.removal, .changesMember, use: self.remove)
        api.get(TogetherAPI.profile, use: self.answer)
        api.put(TogetherAPI.profile, .changesMember, use: self.answerSaving)
        api.delete(TogetherAPI.profile, .changesMember, use: self.answerRemoving)
    }

    func show(request: Request, context: ConfirmedContext) async throws -> Page {
        if let known = try await self.store(context).profile() {
            let form = BuddyProfileForm(known.profile, version: known.version)
            return try await self.page(form, FormErrors(), isNew: false, context)
        }
        var profile = BuddyProfile()
        profile.times = try await self.freeTimes([context.signedIn.id])[context.signedIn.id] ?? []
        var input = BuddyProfileForm(profile, version: 0).input
        // The question begins without an answer, although the value has a default.
        input.set("experience", to: "")
        let isProposed = !profile.times.isEmpty
        let form = BuddyProfileForm(input)
        return try await self.page(form, FormErrors(), isNew: true, timesAreProposed: isProposed, context)
    }

    func save(request: Request, context: ConfirmedContext) async throws -> Response {
        let form = try await request.form(BuddyProfileForm.self)
        return try await form.submit(again: { try await self.again(form, $0, context) }) { typed in
            let values = try await self.placed(typed)
            if try await self.save(values, context) != nil { return self.kept(values) }
            return try await self.stale(form, context).response()
        }
    }

    func askToRemove(request: Request, context: ConfirmedContext) async throws -> Page {
        try self.views.render(
            ProfileRemovalPage(frame: self.frame("Delete your profile", TogetherLinks.profile.path, context))
        )
    }

    func remove(request: Request, context: ConfirmedContext) async throws -> Response {
        try await self.store(context).remove()
        return .onward(to: Places.together.path, toast: Toast("Your profile is deleted"))
    }

    func answer(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        guard let known = try await self.store(context).profile() else { throw Self.missing }
        return try await self.answer(known.profile, known.version, context)
    }

    func answerSaving(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let values = try await self.placed(try await request.form(BuddyProfileForm.self).values())
        guard let version = try await self.save(values, context) else {
            throw HTTPError(
                .conflict,
                message: "Your profile changed since you read it. Read it again and repeat your change."
            )
        }
        return try await self.answer(values.profile, version, context)
    }

    func answerRemoving(request: Request, context: ConfirmedContext) async throws -> Response {
        guard try await self.store(context).remove() else { throw Self.missing }
        return Response(status: .noContent)
    }

    private func answer(
        _ profile: BuddyProfile,
        _ version: Int64,
        _ context: ConfirmedContext
    ) async throws -> JSONResponse {
        let photo = try await PhotoStore(database: self.database, owner: context.signedIn.id).version()
        return JSONResponse(BuddyProfileResponse(profile, version: version, photo: photo))
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
    private func save(_ values: BuddyProfileForm.Values, _ context: ConfirmedContext) async throws -> Int64? {
        let person = try await self.person(context)
        return try await self.store(context).save(values.profile, of: person, from: values.version, at: self.now())
    }

    private func again(
        _ form: BuddyProfileForm,
        _ errors: FormErrors,
        _ context: ConfirmedContext
    ) async throws -> Page {
        let isNew = try await self.store(context).profile() == nil
        return try await self.page(form, errors, isNew: isNew, context)
    }

    /// Shows what was typed, to be saved over the version that is stored now.
    private func stale(_ form: BuddyProfileForm, _ context: ConfirmedContext) async throws -> Page {
        var input = form.input
        let version = try await self.store(context).profile()?.version
        input.set("version", to: String(version ?? 0))
        let words = "Your profile was changed elsewhere meanwhile. Check this and save it again."
        return try await self.page(
            BuddyProfileForm(input),
            FormErrors("form", words),
            isNew: version == nil,
            context
        )
    }

    private func kept(_ values: BuddyProfileForm.Values) -> Response {
        if values.version == nil { return .onward(to: PhotoPage.stepPath, toast: Toast("Your profile is kept")) }
        return .onward(to: Places.together.path, toast: Toast("Your profile is kept"))
    }

    private func page(
        _ form: BuddyProfileForm,
        _ errors: FormErrors,
        isNew: Bool,
        timesAreProposed: Bool = false,
        _ context: ConfirmedContext
    ) async throws -> Page {
        let photo = try await PhotoStore(database: self.database, owner: context.signedIn.id).version()
        let day = context.signedIn.day(at: self.now())
        return try self.views.render(
            BuddyProfilePage(
                form,
                errors,
                me: PersonView(try await self.person(context), photo: photo, on: day),
                isNew: isNew,
                timesAreProposed: timesAreProposed,
                frame: self.frame("Your profile", Places.together.path, context)
            )
        )
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

    private static let missing = HTTPError(.notFound, message: "You have no profile yet.")
}
