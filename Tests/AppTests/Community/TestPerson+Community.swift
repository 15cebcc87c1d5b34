import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

extension TestPerson {
    /// The fields that a profile needs.
    static let profile = """
        "goals": ["habit"], "strengths": ["calm"], "styles": ["yoga"], "places": ["gym"],
        "times": ["tuesday-evening"], "experience": "some"
        """

    /// Agrees to the guidelines and shows a profile; `more` adds fields to it.
    func joinCommunity(_ more: String = "") async throws {
        try await self.agree()
        let answer = try await self.api(.put, "/buddy-profile", "{\(Self.profile)\(more.isEmpty ? "" : ", " + more)}")
        try #require(answer.status == .ok, "\(answer.text)")
    }

    func agree() async throws {
        let answer = try await self.api(.put, "/guidelines", #"{"version": 1}"#)
        try #require(answer.status == .ok, "\(answer.text)")
    }

    func id() async throws -> String {
        let me = try await self.api(.get, "/me").json()
        return try #require((me["id"] as? String) ?? (me["id"] as? NSNumber).map { "\($0)" })
    }

    /// Sends a picture as a browser's form.
    func upload(_ file: [UInt8], to path: String, _ fields: [String: String] = [:]) async throws -> TestResponse {
        var body = ByteBuffer()
        for (name, value) in fields {
            body.writeString("--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n")
        }
        body.writeString("--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"me\"\r\n\r\n")
        body.writeBytes(file)
        body.writeString("\r\n--b--\r\n")
        return try await self.app.client.execute(
            uri: path,
            method: .post,
            headers: [
                .accept: "text/html", .cookie: self.cookie, .contentType: "multipart/form-data; boundary=b",
            ],
            body: body
        )
    }

    /// Sends a picture as a device.
    func putPhoto(_ file: [UInt8], query: String = "") async throws -> TestResponse {
        try await self.app.client.execute(
            uri: "/api/v1/buddy-profile/photo" + query,
            method: .put,
            headers: [.authorization: "Bearer " + self.token, .contentType: "image/jpeg"],
            body: ByteBuffer(bytes: file)
        )
    }
}
