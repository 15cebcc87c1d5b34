import Foundation
import HTTPTypes
import Hummingbird
import Jobs
import Members
import Storage
import Web

/// Serves the state of the house.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/house` | version, storage, jobs, failures, and counts of people by day |
/// | `GET`, `POST /admin/house/jobs/{id}/again` | asks why, lets a job run again that was given up |
/// | `GET /api/v1/admin/state` | the same for a device |
/// | `GET /api/v1/admin/jobs`, `POST …/{id}/again` | the jobs for a device |
struct HouseController: Controller {
    let database: any Database
    let version: String
    let failures: @Sendable () -> [(route: String, method: String, status: Int, count: Int)]
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.administration.get(AdministrationLinks.house, use: self.show)
        routes.administration.get(AdministrationLinks.jobAgain, use: self.askWhy)
        routes.administration.post(AdministrationLinks.jobAgain, .changesMembers, use: self.again)
        routes.administrationAPI.get(AdministrationAPI.state, use: self.answerState)
        routes.administrationAPI.get(AdministrationAPI.jobs, use: self.answerJobs)
        routes.administrationAPI.post(AdministrationAPI.jobAgain, .changesMembers, use: self.answerAgain)
    }

    func show(request: Request, context: AdminContext) async throws -> Page {
        let frame = self.views.frame("State of the house", back: Places.administration.path, in: context)
        return try self.views.render(
            HousePage(try await self.state(), at: self.now(), in: context.administrator.timeZone, frame: frame)
        )
    }

    func askWhy(request: Request, context: AdminContext) async throws -> Page {
        try await self.page(JobAgainForm(), FormErrors(), context)
    }

    func again(request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.form(JobAgainForm.self)
        return try await form.submit(again: { try await self.page(form, $0, context) }) { reason in
            try await self.again(because: reason, context)
            return .onward(to: AdministrationLinks.house.path, toast: Toast("It runs again in a moment"))
        }
    }

    func answerState(request: Request, context: AdminContext) async throws -> JSONResponse {
        JSONResponse(HouseStateResponse(try await self.state()))
    }

    func answerJobs(request: Request, context: AdminContext) async throws -> JSONResponse {
        let jobs = JobStore(database: self.database)
        return JSONResponse(
            JobsResponse(
                try await jobs.kinds(at: self.now()),
                dead: try await jobs.givenUp(limit: HousePage.mostDead)
            )
        )
    }

    func answerAgain(request: Request, context: AdminContext) async throws -> HTTPResponse.Status {
        try await self.again(because: try await request.form(JobAgainForm.self).values(), context)
        return .noContent
    }

    private func again(because reason: String, _ context: AdminContext) async throws {
        let (id, administrator) = (try context.number(), context.administrator)
        guard try await self.jobs.again(id, because: reason, by: administrator, at: self.now()) != nil else {
            throw Self.missing
        }
    }

    private func page(_ form: JobAgainForm, _ errors: FormErrors, _ context: AdminContext) async throws -> Page {
        guard let job = try await self.jobs.find(context.number()) else { throw Self.missing }
        let frame = self.views.frame("Run again", back: AdministrationLinks.house.path, in: context)
        return try self.views.render(JobAgainPage(job, form, errors, frame: frame))
    }

    private var jobs: HouseJobs { HouseJobs(database: self.database) }

    private static let missing = NotFound("This job isn't among those given up any more.")

    private func state() async throws -> HouseState {
        let jobs = JobStore(database: self.database)
        return HouseState(
            version: self.version,
            engine: self.database.dialect == .sqlite ? "SQLite" : "PostgreSQL",
            storedBytes: try await HouseState.storedBytes(in: self.database),
            rowsSetAside: self.database.setAside.count,
            jobs: try await jobs.kinds(at: self.now()),
            dead: try await jobs.givenUp(limit: HousePage.mostDead),
            failures: self.failures(),
            days: try await HouseDays(database: self.database).latest(HousePage.mostDays)
        )
    }
}
