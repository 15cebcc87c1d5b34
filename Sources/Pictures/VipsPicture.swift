import CVips

/// Owns an image of libvips, and releases it in deinit.
final class VipsPicture {
    private let image: OpaquePointer

    /// Takes the image that a function of libvips returned; throws when it returned none.
    private init(_ image: OpaquePointer?) throws(PictureProblem) {
        guard let image else { throw .broken }
        self.image = image
    }

    /// Reads the header of a file, which must outlive this; pixels are decoded when they are needed.
    convenience init(_ file: UnsafeRawBufferPointer, options: String = "") throws(PictureProblem) {
        try VipsLibrary.open()
        try self.init(vips_picture_open(file.baseAddress, file.count, options))
    }

    deinit { vips_picture_free(self.image) }

    var width: Int { Int(vips_picture_width(self.image)) }
    var height: Int { Int(vips_picture_height(self.image)) }
    var bytesOfADot: Int { vips_picture_bytes_of_a_pixel(self.image) }

    /// Its width and height once it stands upright.
    var upright: (width: Int, height: Int) {
        vips_picture_lies_on_its_side(self.image) ? (self.height, self.width) : (self.width, self.height)
    }

    /// Has `deadline` stop the decoding; it must live as long as this is used.
    func end(at deadline: Deadline) {
        vips_picture_watch(
            self.image,
            { image, _, deadline in
                guard let deadline else { return }
                if Unmanaged<Deadline>.fromOpaque(deadline).takeUnretainedValue().isReached() {
                    vips_picture_stop(image)
                }
            },
            Unmanaged.passUnretained(deadline).toOpaque()
        )
    }

    /// Returns a copy in memory with every pixel decoded.
    func inMemory() throws(PictureProblem) -> VipsPicture { try VipsPicture(vips_picture_in_memory(self.image)) }

    func narrowed(to width: Int) throws(PictureProblem) -> VipsPicture {
        try VipsPicture(vips_picture_at_width(self.image, Int32(width)))
    }

    func squared(side: Int) throws(PictureProblem) -> VipsPicture {
        try VipsPicture(vips_picture_squared(self.image, Int32(side)))
    }

    func jpeg() throws(PictureProblem) -> [UInt8] {
        try Self.bytes { vips_picture_jpeg(self.image, 82, &$0) }
    }

    func pixels() throws(PictureProblem) -> PicturePixels {
        let plain = try VipsPicture(vips_picture_plain(self.image))
        let bytes = try Self.bytes { vips_picture_pixels(plain.image, &$0) }
        guard bytes.count == 3 * plain.width * plain.height else { throw .broken }
        return PicturePixels(width: plain.width, height: plain.height, bytes: bytes)
    }

    /// Returns the bytes that `make` allocates; throws when it returns none.
    private static func bytes(_ make: (inout Int) -> UnsafeMutableRawPointer?) throws(PictureProblem) -> [UInt8] {
        var length = 0
        guard let bytes = make(&length) else { throw .broken }
        defer { vips_bytes_free(bytes) }
        return Array(UnsafeRawBufferPointer(start: bytes, count: length))
    }
}
