import Web

/// Addresses of what others see of a member.
enum PersonPath {
    static func person(_ id: Member.ID) -> String { "/together/members/\(id)" }

    enum PictureSize: String { case small, large }

    /// The version makes a new picture a new address, so that browsers may keep what they have.
    static func picture(_ size: PictureSize, of id: Member.ID, version: String) -> String {
        "\(Self.person(id))/photo/\(size.rawValue)?v=\(version)"
    }
}
