import CVips

/// Makes a picture from a file, or its pixels; it blocks, so it must not run on the event loop.
///
/// libvips, opened when the first file that looks like a picture comes, decodes nothing but JPEG, PNG and WebP.
struct PictureDecoder {
    let limits: PictureLimits

    func picture(_ file: [UInt8], as shape: PictureShape) throws(PictureProblem) -> Picture {
        try self.decoded(file, as: shape) { decoded throws(PictureProblem) in
            let large: VipsPicture
            let small: VipsPicture
            switch shape {
            case .square:
                large = try decoded.squared(side: Picture.largeSide).inMemory()
                small = try large.narrowed(to: Picture.smallSide)
            case .whole, .within:
                large = decoded
                small = try large.narrowed(to: Self.width(of: large, within: PictureShape.smallLength))
            }
            return Picture(large: try large.jpeg(), small: try small.jpeg())
        }
    }

    func pixels(_ file: [UInt8], within length: Int) throws(PictureProblem) -> PicturePixels {
        try self.decoded(file, as: .within(length)) { decoded throws(PictureProblem) in try decoded.pixels() }
    }

    /// Decodes a file to the size that its shape allows and hands it to `use`.
    private func decoded<Result>(
        _ file: [UInt8],
        as shape: PictureShape,
        _ use: (VipsPicture) throws(PictureProblem) -> Result
    ) throws(PictureProblem) -> Result {
        guard file.count <= self.limits.bytes else { throw .tooHeavy }
        guard let format = PictureFormat(file) else { throw .otherFormat }
        let file = format == .png ? try PNGChunks.stripped(file) : file
        try VipsLibrary.open()
        defer { vips_library_rest() }
        let result = file.withUnsafeBytes { bytes in
            Swift.Result { () throws(PictureProblem) in try use(self.decoded(bytes, format, shape)) }
        }
        return try result.get()
    }

    private func decoded(
        _ file: UnsafeRawBufferPointer,
        _ format: PictureFormat,
        _ shape: PictureShape
    ) throws(PictureProblem) -> VipsPicture {
        let header = try VipsPicture(file)
        try self.judge(header)
        let opened = try VipsPicture(file, options: format.options(shrinking: header, to: shape))
        let deadline = Deadline(seconds: self.limits.seconds)
        opened.end(at: deadline)
        do {
            return try opened.narrowed(to: Self.width(of: opened, shape)).inMemory()
        } catch {
            throw deadline.isOver ? .tookTooLong : error
        }
    }

    private func judge(_ header: VipsPicture) throws(PictureProblem) {
        let (shorter, longer) = (min(header.width, header.height), max(header.width, header.height))
        guard shorter >= self.limits.shortest else { throw .tooSmall }
        guard longer <= shorter * self.limits.stretch else { throw .tooNarrow }
        guard header.width * header.height * header.bytesOfADot <= self.limits.decoded else { throw .tooLarge }
    }

    /// Returns the width of the upright picture at which it is as large as its shape allows.
    private static func width(of picture: VipsPicture, _ shape: PictureShape) -> Int {
        switch shape {
        case .square: Self.width(of: picture, covering: Picture.largeSide)
        case .whole: Self.width(of: picture, within: PictureShape.largeLength)
        case .within(let length): Self.width(of: picture, within: length)
        }
    }

    /// Returns the width at which the shorter side of the upright picture is as long as the square's.
    private static func width(of picture: VipsPicture, covering side: Int) -> Int {
        let (width, height) = picture.upright
        return width <= height ? side : (side * width + height - 1) / height
    }

    /// Returns the width at which the longer side of the upright picture is no longer than `length`.
    private static func width(of picture: VipsPicture, within length: Int) -> Int {
        let (width, height) = picture.upright
        let longer = max(width, height)
        return longer <= length ? width : max(1, width * length / longer)
    }
}
