import HTTPTypes
package import Hummingbird

/// Tells browsers what a page of ours may do, which is little.
package struct SecurityHeadersMiddleware: RouterMiddleware {
    private let fields: HTTPFields

    /// With `https` browsers are told to never come back without encryption; `images` may come from these too.
    package init(https: Bool, images: [String] = []) {
        var fields: HTTPFields = [
            .contentSecurityPolicy: Self.policy(images: images),
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
        response.headers.append(contentsOf: self.fields)
        return response
    }

    static func policy(images: [String]) -> String {
        [
            "default-src 'self'", (["img-src 'self' data: blob:"] + images).joined(separator: " "),
            "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }

    static let permissions = [
        "camera=(self)", "geolocation=(self)", "screen-wake-lock=(self)", "microphone=()",
        "payment=()", "usb=()",
    ].joined(separator: ", ")
}

extension HTTPField.Name {
    static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
    static let permissionsPolicy = HTTPField.Name("Permissions-Policy")!
    static let crossOriginOpenerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy")!
    static let crossOriginResourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy")!
}
