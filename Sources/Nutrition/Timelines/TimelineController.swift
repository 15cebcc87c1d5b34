import Foundation
import HealthMath
import Hummingbird
import Members
import Web

/// The controller of one timeline; both show what the same form asks for.
protocol TimelineController: Controller {
    var views: Views { get }
    var now: @Sendable () -> Date { get }

    /// Returns the page of what was asked for, with what is wrong with the form.
    func page(
        _ asked: TimelineForm.Values,
        _ form: TimelineForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page
}

extension TimelineController {
    func page(request: Request, context: MemberContext) async throws -> Page {
        let form = try self.form(request, context)
        return try await form.look(again: { try await self.page(try TimelineForm().values(), form, $0, context) }) {
            try await self.page($0, form, FormErrors(), context)
        }
    }

    func form(_ request: Request, _ context: MemberContext) throws -> TimelineForm {
        TimelineForm(try request.query(TimelineForm.self).input, today: self.today(context))
    }

    func today(_ context: MemberContext) -> CalendarDay { context.signedIn.day(at: self.now()) }

    func frame(_ context: MemberContext) -> Frame {
        self.views.frame("Timelines", back: Places.me.path, tab: .me, help: Places.help("timelines"), in: context)
    }
}
