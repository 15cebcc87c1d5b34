import CVips

/// Stops the decoding of an image at a deadline.
///
/// libvips reports its progress every few lines; a stopped image gives no more pixels, and neither do images made of
/// it. This must live as long as the image is used.
final class Deadline {
    private let end: ContinuousClock.Instant
    private(set) var isOver = false

    init(seconds: Double) { self.end = .now + .seconds(seconds) }

    func watch(_ picture: VipsPicture) {
        vips_image_set_progress(picture.image, 1)
        let look: @convention(c) (UnsafeMutablePointer<VipsImage>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void =
            {
                image,
                _,
                deadline in
                guard let deadline else { return }
                Unmanaged<Deadline>.fromOpaque(deadline).takeUnretainedValue().look(at: image)
            }
        g_signal_connect_data(
            picture.image,
            "eval",
            unsafeBitCast(look, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(),
            nil,
            GConnectFlags(rawValue: 0)
        )
    }

    private func look(at image: UnsafeMutablePointer<VipsImage>?) {
        guard ContinuousClock.now >= self.end else { return }
        self.isOver = true
        vips_image_set_kill(image, 1)
    }
}
