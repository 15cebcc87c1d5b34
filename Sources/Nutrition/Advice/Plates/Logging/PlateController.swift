import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Logs proposed plates.
///
/// | route | does |
/// |---|---|
/// | `POST /diary/plates` | logs all things of a plate, with Undo |
/// | `POST /diary/plates/{id}/removal` | takes the whole plate back |
/// | `POST /api/v1/diary/{day}/plates` | logs it for a device; the same `requestId` logs once |
/// | `DELETE /api/v1/diary/plates/{id}` | takes the whole plate back |
struct PlateController: Controller {
    let log: PlateLog
    /// Shows the proposals again when a plate can't be logged.
    let advice: AdviceController
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.post(PlateLinks.plates, use: self.add)
        routes.own.post(PlateLinks.removal, use: self.undo)
        let api = routes.api(.diary)
        api.post(PlateAPI.plates, use: self.answerAdding)
        api.delete(PlateAPI.plate, use: self.answerUndo)
    }

    func add(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(PlateLogForm.self)
        return try await form.submit(again: { try await self.advice.page(form.input, $0, in: context) }) { values in
            try context.diaryRange(self.now()).check(values.day)
            let logged = try await self.log.log(values.plate, on: values.day, for: context.signedIn, at: self.now())
            let meal = values.plate.meal.lowercased()
            let words =
                logged.isNew ? "\(logged.name) is in your \(meal)" : "\(logged.name) was in your \(meal) already"
            let undo = logged.isNew ? PlateLinks.removal(values.plate.id) : ""
            return .onward(to: DiaryLinks.day(values.day), toast: Toast(words, undo: undo))
        }
    }

    func undo(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard let undone = try await self.log.undo(id, for: context.signedIn, at: self.now()) else {
            throw Self.missing
        }
        return .onward(to: DiaryLinks.day(undone.first), toast: Toast("Taken back"))
    }

    /// Answers 201 the first time, and 200 with what was written when the same request is sent again.
    func answerAdding(request: Request, context: MemberContext) async throws -> JSONResponse {
        let day = try context.diaryDay(self.now())
        let values = try await request.form(DevicePlateForm.self).values()
        let logged = try await self.log.log(values, on: day, for: context.signedIn, at: self.now())
        let answer = CopyResponse(id: values.id, entries: logged.entries.map(EntryResponse.init))
        return JSONResponse(answer, status: logged.isNew ? .created : .ok)
    }

    func answerUndo(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard try await self.log.undo(id, for: context.signedIn, at: self.now()) != nil else { throw Self.missing }
        return Response(status: .noContent)
    }

    private static let missing = NotFound("This plate isn't in your diary, or it was taken back.")
}
