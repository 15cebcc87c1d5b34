import Hummingbird
import HummingbirdTesting
import NIOCore

extension TestPerson {
    static let photo = "00000000-0000-4000-8000-0000000000f1"
    static let otherPhoto = "00000000-0000-4000-8000-0000000000f2"

    /// Sends a progress photo as a device.
    func putProgressPhoto(_ file: [UInt8], id: String = Self.photo, day: String = "") async throws -> TestResponse {
        try await self.app.client.execute(
            uri: "/api/v1/motivation/photos/\(id)" + (day.isEmpty ? "" : "?day=\(day)"),
            method: .put,
            headers: [.authorization: "Bearer " + self.token, .contentType: "image/jpeg"],
            body: ByteBuffer(bytes: file)
        )
    }

    /// Returns the ids of the member's photos, the latest first.
    func progressPhotos() async throws -> [String] {
        let photos = try await self.api(.get, "/motivation/photos").json()["photos"] as? [[String: Any]]
        return (photos ?? []).compactMap { $0["id"] as? String }
    }
}
