import HTTPTypes
import Hummingbird

/// What of a request matters to the session that it opens.
struct Visitor: Sendable {
    let kind: SessionKind
    let label: String
    let remembered: Bool
    /// The session that this browser had until now: it ends when the next begins.
    let previous: SecretToken?
    /// By this a browser is known again at its next sign-in; programs have none.
    let device: SecretToken?

    static func browser(_ request: Request, remembered: Bool) -> Visitor {
        let cookies = request.cookies
        return Visitor(
            kind: .browser,
            label: DeviceName.browser(userAgent: request.headers[.userAgent] ?? ""),
            remembered: remembered,
            previous: cookies[SessionCookie.session].map { SecretToken($0.value) },
            device: cookies[SessionCookie.device].map { SecretToken($0.value) } ?? SecretToken()
        )
    }

    static func program(_ request: Request) -> Visitor {
        Visitor(
            kind: .device,
            label: DeviceName.program(userAgent: request.headers[.userAgent] ?? ""),
            remembered: true,
            previous: nil,
            device: nil
        )
    }
}
