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
        let rows = across > 0 ? self.rowsBlurred(by: across) : self
        return down > 0 ? rows.transposed.rowsBlurred(by: down).transposed : rows
    }

    private func rowsBlurred(by radius: Int) -> GreyImage {
        let width = self.width
        let rows = Self.filled(self.bytes.count) { output in
            self.bytes.withUnsafeBufferPointer { input in
                for y in 0..<self.height {
                    let row = y * width
                    var (sum, count) = (0, 0)
                    for x in -radius..<width {
                        if x + radius < width, x + radius >= 0 {
                            (sum, count) = (sum + Int(input[row + x + radius]), count + 1)
                        }
                        if x - radius - 1 >= 0 { (sum, count) = (sum - Int(input[row + x - radius - 1]), count - 1) }
                        if x >= 0 { output[row + x] = UInt8((sum + count / 2) / max(count, 1)) }
                    }
                }
            }
        }
        return GreyImage(width: width, height: self.height, bytes: rows)
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
