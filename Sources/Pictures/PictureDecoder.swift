import CVips

/// Makes a picture of a file: blocking, and to be kept from the event loop.
///
/// libvips is told once, for the whole program, to open JPEG, PNG and WebP and nothing else: of the forty kinds it
/// knows most are read by libraries that nobody attacks for a living.
struct PictureDecoder {
    let limits: PictureLimits

    private static let isReady: Bool = {
        guard vips_init("spotter") == 0 else { return false }
        vips_operation_block_set("VipsForeignLoad", 1)
        for loader in ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] {
            vips_operation_block_set(loader, 0)
        }
        // Every file is another one: what was decoded is not worth keeping.
        vips_cache_set_max(0)
        vips_concurrency_set(1)
        // A stranger's broken file is no news to whoever reads our log.
        g_log_set_handler("VIPS", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
        return true
    }()

    func picture(_ file: [UInt8]) throws(PictureProblem) -> Picture {
        guard Self.isReady else { throw .broken }
        guard file.count <= self.limits.bytes else { throw .tooHeavy }
        guard let format = PictureFormat(file) else { throw .otherFormat }
        defer {
            vips_error_clear()
            vips_thread_shutdown()
        }
        let picture = file.withUnsafeBytes { bytes in
            Result { () throws(PictureProblem) in try self.picture(bytes, format) }
        }
        return try picture.get()
    }

    private func picture(_ file: UnsafeRawBufferPointer, _ format: PictureFormat) throws(PictureProblem) -> Picture {
        let header = try VipsPicture(file)
        try self.judge(header)
        let opened = try VipsPicture(file, options: format.options(shrinking: header))
        let deadline = Deadline(seconds: self.limits.seconds)
        deadline.watch(opened)
        let decoded: VipsPicture
        do {
            decoded = try opened.narrowed(to: Self.width(of: opened)).inMemory()
        } catch {
            throw deadline.isOver ? .tookTooLong : error
        }
        let large = try decoded.squared(side: Picture.largeSide).inMemory()
        let small = try large.narrowed(to: Picture.smallSide)
        return Picture(large: try large.jpeg(), small: try small.jpeg())
    }

    private func judge(_ header: VipsPicture) throws(PictureProblem) {
        let (shorter, longer) = (min(header.width, header.height), max(header.width, header.height))
        guard shorter >= self.limits.shortest else { throw .tooSmall }
        guard longer <= shorter * self.limits.stretch else { throw .tooNarrow }
        guard header.width * header.height * header.bytesOfADot <= self.limits.decoded else { throw .tooLarge }
    }

    /// How wide it must be, upright, for its shorter side to be as long as the large square.
    private static func width(of picture: VipsPicture) -> Int {
        let (width, height) =
            picture.isOnItsSide ? (picture.height, picture.width) : (picture.width, picture.height)
        let side = Picture.largeSide
        return width <= height ? side : (side * width + height - 1) / height
    }
}
