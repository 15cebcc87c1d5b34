import HTTPTypes
import Hummingbird

/// The parts of a request that matter for the session it opens.
struct Visitor: Sendable {
    let kind: SessionKind
    let label: String
    let remembered: Bool
    /// The session that this browser has; it ends when the new one begins.
    let previous: SecretToken?
    /// The token by which a browser is recognised at its next log-in; nil for programs.
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
