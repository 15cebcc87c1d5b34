import Hummingbird
import Web

/// The cookies of a session and of a known browser.
struct SessionCookie: Sendable {
    static let session = "spotter_session"
    static let device = "spotter_device"

    let https: Bool

    /// The seconds for which a browser stays known after its last log-in: 400 days, the most that browsers keep a
    /// cookie.
    static let deviceLifetime = 400 * 86_400

    /// Returns the session's cookie; without `remembered` the browser deletes it when it is closed.
    func session(_ token: SecretToken, remembered: Bool) -> Cookie {
        let lifetime = remembered ? Int(SessionKind.lifetime(remembered: true)) : nil
        return self.cookie(Self.session, token.text, lifetime)
    }

    func device(_ token: SecretToken) -> Cookie { self.cookie(Self.device, token.text, Self.deviceLifetime) }

    /// Deletes the session's cookie.
    var gone: Cookie { self.cookie(Self.session, "", 0) }

    private func cookie(_ name: String, _ value: String, _ lifetime: Int?) -> Cookie {
        Cookie(
            name: name,
            value: value,
            maxAge: lifetime,
            path: "/",
            secure: self.https,
            httpOnly: true,
            sameSite: .lax
        )
    }
}

extension Response {
    /// Redirects a browser and sets its session's cookies.
    static func signedIn(_ opened: OpenedSession, to path: String, cookies: SessionCookie) -> Response {
        var response = Response.onward(to: path)
        response.setCookie(cookies.session(opened.token, remembered: opened.remembered))
        if let device = opened.device { response.setCookie(cookies.device(device)) }
        return response
    }
}
