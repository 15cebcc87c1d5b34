import Foundation

extension Photo {
    /// 200 × 160, lossless and see-through but for one green corner.
    static let webp = Array(
        Data(
            base64Encoded: """
                UklGRiwAAABXRUJQVlA4TB8AAAAvx8AnEA8wyBHzHwwiARIe+H8t1Woyov8ToKE8ra8WAA==
                """
        ) ?? Data()
    )
}
