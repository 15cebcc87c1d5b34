/// Addresses of the home of the community, the guidelines and one's own profile.
enum TogetherPath {
    static let home = "/together"
    static let guidelines = "/together/guidelines"
    static let profile = "/together/profile"
    static let removal = "/together/profile/removal"
    static let photo = "/together/profile/photo"
    static let photoRemoval = "/together/profile/photo/removal"
    static let photoRestoration = "/together/profile/photo/restoration"
    static let help = "/help#together"
}
