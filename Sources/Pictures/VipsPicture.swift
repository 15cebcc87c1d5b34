import CVips

/// Owns an image of libvips, and releases it in deinit.
final class VipsPicture {
    let image: UnsafeMutablePointer<VipsImage>

    /// Takes the image that `make` returns; throws when it fails.
    init(_ make: (inout UnsafeMutablePointer<VipsImage>?) -> Int32) throws(PictureProblem) {
        var image: UnsafeMutablePointer<VipsImage>?
        guard make(&image) == 0, let image else { throw .broken }
        self.image = image
    }

    /// Reads the header of a file, which must outlive this; pixels are decoded when they are needed.
    convenience init(_ file: UnsafeRawBufferPointer, options: String = "") throws(PictureProblem) {
        try self.init {
            $0 = vips_opened(file.baseAddress, file.count, options)
            return $0 == nil ? -1 : 0
        }
    }

    deinit { g_object_unref(self.image) }

    var width: Int { Int(vips_image_get_width(self.image)) }
    var height: Int { Int(vips_image_get_height(self.image)) }

    var bytesOfADot: Int {
        Int(vips_format_sizeof(vips_image_get_format(self.image))) * Int(vips_image_get_bands(self.image))
    }

    /// Whether its orientation exchanges width and height.
    var isOnItsSide: Bool { vips_image_get_orientation_swap(self.image) != 0 }

    /// Its width and height once it stands upright.
    var upright: (width: Int, height: Int) {
        self.isOnItsSide ? (self.height, self.width) : (self.width, self.height)
    }

    /// Returns a copy in memory with every pixel decoded.
    func inMemory() throws(PictureProblem) -> VipsPicture {
        try VipsPicture {
            $0 = vips_image_copy_memory(self.image)
            return $0 == nil ? -1 : 0
        }
    }

    func narrowed(to width: Int) throws(PictureProblem) -> VipsPicture {
        try VipsPicture { vips_at_width(self.image, &$0, Int32(width)) }
    }

    func squared(side: Int) throws(PictureProblem) -> VipsPicture {
        try VipsPicture { vips_squared(self.image, &$0, Int32(side)) }
    }

    func jpeg() throws(PictureProblem) -> [UInt8] {
        var bytes: UnsafeMutableRawPointer?
        var length = 0
        guard vips_jpeg(self.image, &bytes, &length, 82) == 0, let bytes else { throw .broken }
        defer { g_free(bytes) }
        return Array(UnsafeRawBufferPointer(start: bytes, count: length))
    }

    func pixels() throws(PictureProblem) -> PicturePixels {
        let plain = try VipsPicture { vips_plain(self.image, &$0) }
        var length = 0
        guard let bytes = vips_image_write_to_memory(plain.image, &length) else { throw .broken }
        defer { g_free(bytes) }
        guard length == 3 * plain.width * plain.height else { throw .broken }
        return PicturePixels(
            width: plain.width,
            height: plain.height,
            bytes: Array(UnsafeRawBufferPointer(start: bytes, count: length))
        )
    }
}
