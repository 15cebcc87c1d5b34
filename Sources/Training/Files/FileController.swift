import Foundation
import HTTPTypes
import Hummingbird
import Members
import Portability
import Web

/// Imports devices' files and exports activities.
///
/// | route | does |
/// |---|---|
/// | `GET /activities/files` | where a file is brought in |
/// | `POST /activities/files` | reads a browser's form with one file |
/// | `GET /activities.csv` | everything trained, for a spreadsheet |
/// | `GET /activities/{id}/course.tcx` | an activity for other apps |
/// | `POST /api/v1/activities/files` | reads the body as a file |
struct FileController: Controller {
    let imports: WorkoutFileImport
    let views: Views
    private let underway = ExclusiveWork()

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(ActivityLinks.files, use: self.page)
        own.post(ActivityLinks.files, .limited(.imports), use: self.receive)
        own.get(ActivityLinks.sheet, use: self.sheet)
        own.get(ActivityLinks.course, use: self.course)
        routes.api(.training).post(
            ActivityLinks.files,
            .limited(.imports),
            .key(in: .address),
            use: self.answerReceive
        )
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        try self.page([], context)
    }

    func receive(request: Request, context: MemberContext) async throws -> Response {
        do {
            let outcomes = try await self.take(request, for: context.signedIn)
            let path = outcomes.count == 1 ? ActivityLinks.activity(outcomes[0].activity.id) : Places.training.path
            let added = outcomes.count == 1 && outcomes[0].kind == .added
            let undo = added ? ActivityLinks.removal(outcomes[0].activity.id) : ""
            return .onward(to: path, toast: Toast(FileWords.outcome(outcomes), undo: undo))
        } catch let problem as WorkoutFileProblem {
            return try self.page([problem.words], context, status: Self.status(problem)).response()
        }
    }

    func answerReceive(request: Request, context: MemberContext) async throws -> JSONResponse {
        do {
            return Self.answer(try await self.take(request, for: context.signedIn))
        } catch let problem as WorkoutFileProblem {
            throw Self.failure(problem)
        }
    }

    /// Reads a file that was sent to `POST /imports`; nil for a file that is no training.
    func answer(_ path: String, _ member: Member) async throws -> JSONResponse? {
        do {
            guard try WorkoutFile.kind(of: path) != nil else { return nil }
            return Self.answer(try await self.imports.take(path, for: member))
        } catch let problem as WorkoutFileProblem {
            throw Self.failure(problem)
        }
    }

    private func take(_ request: Request, for member: Member) async throws -> [WorkoutFileImport.Outcome] {
        try self.underway.beginReading(of: member.id, at: self.imports.log.now())
        defer { self.underway.end(member.id) }
        do {
            let upload = try await Upload(request, limit: WorkoutFileProblem.largest)
            return try await upload.withPath { path in try await self.imports.take(path, for: member) }
        } catch UploadProblem.tooLarge {
            throw WorkoutFileProblem.tooLarge
        } catch UploadProblem.empty {
            throw WorkoutFileProblem.empty
        }
    }

    private func page(
        _ complaints: [String],
        _ context: MemberContext,
        status: HTTPResponse.Status = .ok
    ) throws -> Page {
        let frame = self.views.frame(
            "Bring in a file",
            back: Places.training.path,
            tab: .training,
            help: TrainingHelp.trained.path,
            in: context
        )
        return try self.views.render(FilePage(status: status, frame: frame, complaints: complaints))
    }

    private static func answer(_ outcomes: [WorkoutFileImport.Outcome]) -> JSONResponse {
        let isNew = outcomes.contains { $0.kind == .added }
        return JSONResponse(FileResponse(outcomes), status: isNew ? .created : .ok)
    }

    private static func failure(_ problem: WorkoutFileProblem) -> any Error {
        problem == .tooLarge
            ? TooMuch(problem.words) : FormErrors("file", problem.words)
    }

    private static func status(_ problem: WorkoutFileProblem) -> HTTPResponse.Status {
        problem == .tooLarge ? .contentTooLarge : .unprocessableContent
    }
}
