import HTTPTypes
package import Hummingbird

/// Adds security headers; a page that needs more sources has its own policy.
package struct SecurityHeadersMiddleware: RouterMiddleware {
    private let fields: HTTPFields

    /// `https` adds HSTS, so that browsers never come back without encryption; `images` are further sources of images.
    package init(https: Bool, images: [String] = []) {
        var fields: HTTPFields = [
            .contentSecurityPolicy: ContentPolicy.text(
                adding: images.isEmpty ? [:] : ["img-src": images.joined(separator: " ")]
            ),
            .xContentTypeOptions: "nosniff",
            .referrerPolicy: "same-origin",
            .permissionsPolicy: Self.permissions,
            .crossOriginOpenerPolicy: "same-origin",
            .crossOriginResourcePolicy: "same-origin",
        ]
        if https { fields[.strictTransportSecurity] = "max-age=63072000; includeSubDomains" }
        self.fields = fields
    }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        for field in self.fields where response.headers[field.name] == nil { response.headers.append(field) }
        return response
    }

    static let permissions = [
        "bluetooth=(self)", "camera=(self)", "geolocation=(self)", "screen-wake-lock=(self)", "microphone=()",
        "payment=()", "usb=()",
    ].joined(separator: ", ")
}

extension HTTPField.Name {
    static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
    static let permissionsPolicy = HTTPField.Name("Permissions-Policy")!
    static let crossOriginOpenerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy")!
    static let crossOriginResourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy")!
}
