import FoodCatalogue
import Foundation
import HTTPTypes
import Hummingbird
import Members
import Portability
import Storage
import Web

/// Looks at photos of food, and leads to the food that one shows.
///
/// | route | does |
/// |---|---|
/// | `GET /scans/photo` | the camera, and a form for a photo that is there |
/// | `POST /scans/photo` | looks at one; where nothing is seen, says how to take it, and the second time opens the search |
/// | `GET /scans/photo/{id}` | what it may show |
/// | `GET /scans/photo/{id}/food` | leads to the food that was chosen, with its likely measure |
/// | `POST /api/v1/scans/photo` | looks at one for a device |
/// | `POST /api/v1/scans/photo/{id}/correction` | says what it shows |
struct PhotoScanController: Controller {
    let photos: PhotoScans
    let lookup: FoodLookup
    /// Knows the member's meals.
    let foods: FoodController
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.foodPhotos)
        own.get(PhotoScanLinks.photo, use: self.page)
        own.post(PhotoScanLinks.photo, .limited(.foodPhotos), .handlesRepetition, use: self.look)
        own.get(PhotoScanLinks.scan, use: self.show)
        own.get(PhotoScanLinks.food, use: self.choose)
        let api = routes.api(.foods).part(.foodPhotos)
        api.post(PhotoScanLinks.photo, .limited(.foodPhotos), .reads, use: self.answer)
        api.post(PhotoScanAPI.correction, use: self.answerCorrection)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(try request.query(PhotoScanForm.self), nil, in: context)
    }

    func look(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        var form = try request.query(PhotoScanForm.self)
        do {
            let upload = try await Upload.photo(request)
            form.take(upload.fields)
            guard self.photos.eyes.lack() == nil else { return try await self.page(form, nil, in: context).response() }
            let failures = form.failures
            let scan = try await self.photos.look(at: upload, of: member) { !$0.guesses.isEmpty || failures > 0 }
            let place = try await self.foods.place(form.input, in: context)
            if !scan.guesses.isEmpty { return .onward(to: PhotoScanLinks.scan(scan.id, place)) }
            if failures == 0 { return .onward(to: PhotoScanLinks.photo(place, failures: 1)) }
            return .onward(to: FoodLinks.guess(try await self.guess(scan, for: member), place.of(scan.id)))
        } catch let refusal as FileRefusal where refusal.status != .serviceUnavailable {
            return try await self.page(form, refusal, in: context).response()
        }
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.guesses(try request.query(PhotoChoiceForm.self), FormErrors(), in: context)
    }

    func choose(request: Request, context: MemberContext) async throws -> Response {
        let form = try request.query(PhotoChoiceForm.self)
        return try await form.submit(again: { try await self.guesses(form, $0, in: context) }) { food in
            let scan = try await self.scan(of: context)
            let place = try await self.foods.place(form.input, in: context).of(scan.id)
            let measure = scan.guesses.flatMap(\.servings).first { $0.food == food }?.measure ?? ""
            let path = FoodLinks.food(food, place)
            return .onward(to: measure.isEmpty ? path : "\(path)&amount=1&unit=\(measure.escapedForAddress)")
        }
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        if self.photos.eyes.lack() != nil { throw Self.blind }
        let upload = try await Upload.photo(request)
        let scan = try await self.photos.look(at: upload, of: context.signedIn) { _ in true }
        let named = try await self.named(scan, for: context.signedIn)
        return JSONResponse(PhotoScanResponse(scan, named))
    }

    func answerCorrection(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        let food = try await request.form(PhotoCorrectionForm.self).values()
        guard try await self.lookup.itemAtHand(food, for: context.signedIn.id) != nil else {
            throw FormErrors("foodId", "There is no such food. Search for it by name.")
        }
        let store = self.photos.store(of: context.signedIn)
        guard try await store.settle(id, as: food, entry: nil, at: self.photos.now()) else { throw Self.missing }
        return Response(status: .noContent)
    }

    private func page(
        _ form: PhotoScanForm,
        _ refusal: FileRefusal?,
        in context: MemberContext
    ) async throws -> Page {
        let place = try await self.foods.place(form.input, in: context)
        return try self.views.render(
            PhotoScanPage(
                place,
                failures: form.failures,
                refusal,
                lack: self.photos.eyes.lack(),
                frame: self.frame("Photo of a food", back: FoodLinks.search(place), context)
            )
        )
    }

    private func guesses(
        _ form: PhotoChoiceForm,
        _ errors: FormErrors,
        in context: MemberContext
    ) async throws -> Page {
        let scan = try await self.scan(of: context)
        let place = try await self.foods.place(form.input, in: context)
        return try self.views.render(
            PhotoGuessesPage(
                scan,
                try await self.named(scan, for: context.signedIn),
                errors,
                isFull: try await self.photos.kept(of: context.signedIn).isFull(),
                place: place,
                units: context.signedIn.units,
                frame: self.frame("What is it?", back: PhotoScanLinks.photo(place), context)
            )
        )
    }

    /// Returns the guesses with their foods, without foods that are gone.
    private func named(_ scan: PhotoScan, for member: Member) async throws -> [NamedGuess] {
        var named: [NamedGuess] = []
        for guess in scan.guesses {
            var servings: [NamedGuess.Serving] = []
            for serving in guess.servings {
                guard let item = try await self.lookup.itemAtHand(serving.food, for: member.id) else { continue }
                servings.append(NamedGuess.Serving(item.food, serving.measure, in: member.units))
            }
            if !servings.isEmpty { named.append(NamedGuess(guess, servings, kind: self.photos.table[guess.kind])) }
        }
        return named
    }

    /// Returns what it was taken for, to be searched; empty for nothing.
    private func guess(_ scan: PhotoScan, for member: Member) async throws -> String {
        guard let first = scan.hunch else { return "" }
        if let kind = self.photos.table[first.kind] { return kind.words }
        return try await self.lookup.itemAtHand(first.servings[0].food, for: member.id)?.food.plainName ?? ""
    }

    private func scan(of context: MemberContext) async throws -> PhotoScan {
        let id = try context.id(orElse: Self.missing)
        guard let scan = try await self.photos.store(of: context.signedIn).find(id) else { throw Self.missing }
        return scan
    }

    private func frame(_ title: String, back: String, _ context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .food, help: Places.help("diary"), in: context)
    }

    private static let missing = NotFound(
        "This photo was looked at too long ago. Take it again, or search for the food by name."
    )
    private static let blind = TryAgainLater(
        words: "Photos can't be looked at on this Spotter yet; what it takes isn't installed.",
        seconds: 3_600
    )
}

extension RateLimiter.Rule {
    /// A photo takes a tenth of a second of a processor, and its file up to 12 MB.
    static let foodPhotos = Self("food-photos", burst: 30, perMinute: 20)
}
