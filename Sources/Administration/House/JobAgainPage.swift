import HTTPTypes
import Jobs
import Web

/// The form with which a job runs again that was given up.
struct JobAgainPage: PageModel {
    static let template = "administration/job-again"

    let frame: Frame
    let status: HTTPResponse.Status
    let path: String
    let kind: String
    let failure: String
    let reason: FieldView

    init(_ job: JobStore.Dead, _ form: JobAgainForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.path = AdministrationLinks.jobAgain(job.id)
        self.kind = job.kind
        self.failure = job.failure
        self.reason = FieldView("reason", of: form, errors)
    }
}
