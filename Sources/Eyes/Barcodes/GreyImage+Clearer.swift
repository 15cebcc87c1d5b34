/// What makes bars easier to tell apart.
extension GreyImage {
    /// Returns it with edges made steeper: what differs from its blurred self differs more.
    func sharpened(radius: Int, amount: Float) -> GreyImage {
        let blurred = self.blurred(across: radius, down: radius).blurred(across: radius, down: radius)
        return self.combined(with: blurred) { pixel, mean in pixel + amount * (pixel - mean) }
    }

    /// Returns it evenly lit: each pixel by how far it is from the mean around it, against how much pixels differ there.
    func levelled(radius: Int) -> GreyImage {
        let means = self.blurred(across: radius, down: radius)
        let spreads = self.combined(with: means) { pixel, mean in abs(pixel - mean) }
            .blurred(across: radius, down: radius)
        let levelled = Self.filled(self.bytes.count) { output in
            for place in output.indices {
                let away = Float(self.bytes[place]) - Float(means.bytes[place])
                output[place] = UInt8(min(max(128 + 40 * away / max(Float(spreads.bytes[place]), 6), 0), 255))
            }
        }
        return GreyImage(width: self.width, height: self.height, bytes: levelled)
    }

    /// Returns it blurred by means of so many pixels to each side: along upright bars noise goes and the bars stay.
    func blurred(across: Int, down: Int) -> GreyImage {
        let rows = across > 0 ? self.transposed.columnsBlurred(by: across).transposed : self
        return down > 0 ? rows.columnsBlurred(by: down) : rows
    }

    /// Goes down row by row with the sums of all columns at once, which a processor adds many at a time.
    private func columnsBlurred(by radius: Int) -> GreyImage {
        let (width, shares) = (self.width, Self.shares(radius))
        let columns = Self.filled(self.bytes.count) { output in
            self.bytes.withUnsafeBufferPointer { input in
                withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
                    sums.initialize(repeating: 0)
                    var count = 0
                    for y in -radius..<self.height {
                        if y + radius < self.height, y + radius >= 0 {
                            let row = (y + radius) * width
                            for x in 0..<width { sums[x] &+= UInt32(input[row &+ x]) }
                            count += 1
                        }
                        if y - radius - 1 >= 0 {
                            let row = (y - radius - 1) * width
                            for x in 0..<width { sums[x] &-= UInt32(input[row &+ x]) }
                            count -= 1
                        }
                        guard y >= 0 else { continue }
                        let (row, share) = (y * width, shares[count])
                        for x in 0..<width { output[row &+ x] = Self.mean(sums[x], share) }
                    }
                }
            }
        }
        return GreyImage(width: width, height: self.height, bytes: columns)
    }

    /// A sum of at most 255 for each of at most 128 pixels, times what each is worth, stays below 2³².
    private static func mean(_ sum: UInt32, _ share: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (sum &* share &+ 32_768) >> 16)
    }

    /// Returns what a pixel of so many is worth, in 65,536ths.
    private static func shares(_ radius: Int) -> [UInt32] {
        [0] + (1...(2 * radius + 1)).map { (count: Int) -> UInt32 in UInt32((65_536 + count / 2) / count) }
    }

    private func combined(with other: GreyImage, _ combine: (Float, Float) -> Float) -> GreyImage {
        let combined = Self.filled(self.bytes.count) { output in
            self.bytes.withUnsafeBufferPointer { one in
                other.bytes.withUnsafeBufferPointer { two in
                    for place in output.indices {
                        output[place] = UInt8(min(max(combine(Float(one[place]), Float(two[place])), 0), 255))
                    }
                }
            }
        }
        return GreyImage(width: self.width, height: self.height, bytes: combined)
    }
}
