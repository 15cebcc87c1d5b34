import FoodCatalogue
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Reads sentences about what was eaten, and logs the lists that they make.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/sentences/new` | the form for a sentence, with the list of its foods to be checked |
/// | `POST /diary/sentences` | logs the list, with Undo |
/// | `POST /diary/sentences/{id}/removal` | takes the whole list back |
/// | `POST /api/v1/diary/{day}/sentences` | reads a sentence for a device; nothing is logged |
struct SentenceController: Controller {
    let database: any Database
    let lookup: FoodLookup
    /// Knows what the member often has.
    let foods: FoodController
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(SentenceLinks.new, .limited(.sentences), use: self.page)
        own.post(SentenceLinks.sentences, use: self.log)
        own.post(SentenceLinks.removal, use: self.undo)
        routes.api(.foods).post(SentenceAPI.sentences, .limited(.sentences), .reads, use: self.answer)
    }

    /// Shows the form, and the list where there is a sentence.
    func page(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(try request.query(SentenceLogForm.self), FormErrors(), in: context)
    }

    func log(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(SentenceLogForm.self)
        return try await form.submit(again: { try await self.page(form, $0, in: context) }) { values in
            try context.diaryRange(self.now()).check(values.log.day)
            let isShown = values.lines.allSatisfy { $0.food == $0.shown }
            let items = isShown ? [] : try await self.resolver(in: context).items(of: values.sentence)
            let logged = try await self.log(of: context).log(values, items, at: self.now())
            let (count, meal) = (CopyWords.lines(logged.entries.count), values.log.meal.lowercased())
            let verb = logged.entries.count == 1 ? "is" : "are"
            let words = logged.isNew ? "\(count) \(verb) in your \(meal)" : "This list was in your \(meal) already"
            let undo = logged.isNew ? SentenceLinks.removal(values.id) : ""
            let another = Toast.Step("Add another", path: DiaryLinks.addition(to: values.log.meal, on: values.log.day))
            return .onward(to: DiaryLinks.day(values.log.day), toast: Toast(words, undo: undo, next: another))
        }
    }

    func undo(request: Request, context: MemberContext) async throws -> Response {
        let missing = NotFound("This list isn't in your diary, or it was taken back.")
        let id = try context.id(orElse: missing)
        guard let undone = try await self.log(of: context).undo(id, at: self.now()) else { throw missing }
        return .onward(to: DiaryLinks.day(undone.first), toast: Toast("\(CopyWords.lines(undone.count)) taken back"))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        _ = try context.diaryDay(self.now())
        let sentence = try await request.form(SentenceForm.self).values()
        let meals = try await self.foods.meals(of: context)
        let place = DiaryPlace(FormInput(), meals: meals, member: context.signedIn, now: self.now())
        let items = try await self.resolver(in: context).items(of: sentence)
        return JSONResponse(SentenceResponse(items, meal: sentence.meal?.name(among: meals) ?? place.meal))
    }

    private func page(_ form: SentenceLogForm, _ errors: FormErrors, in context: MemberContext) async throws -> Page {
        var errors = errors
        var asked = form.input.errors
        let sentence = form.sentence(into: &asked)
        // Only what is wrong with the sentence is said before anything is logged.
        if errors.isEmpty { for complaint in asked["text"] { errors.add("text", complaint) } }
        var items: [SentenceItem] = []
        if let sentence { items = try await self.resolver(in: context).items(of: sentence) }
        let meals = try await self.foods.meals(of: context)
        let place = try await self.foods.place(form.input, in: context)
        let frame = self.views.frame(
            "Say it in a sentence",
            back: FoodLinks.search(place),
            tab: .food,
            help: Places.help("diary"),
            in: context
        )
        return try self.views.render(
            SentencePage(
                form,
                sentence,
                items,
                errors,
                place: place,
                meals: meals,
                units: context.signedIn.units,
                frame: frame
            )
        )
    }

    private func resolver(in context: MemberContext) async throws -> SentenceResolver {
        SentenceResolver(
            lookup: self.lookup,
            owner: context.signedIn.id,
            units: context.signedIn.units,
            familiar: try await self.foods.familiar(in: context),
            history: self.foods.history(of: context)
        )
    }

    private func log(of context: MemberContext) -> SentenceLog {
        SentenceLog(database: self.database, lookup: self.lookup, member: context.signedIn)
    }
}

extension RateLimiter.Rule {
    /// A sentence is up to sixty searches.
    static let sentences = Self("sentences", burst: 40, perMinute: 30)
}
