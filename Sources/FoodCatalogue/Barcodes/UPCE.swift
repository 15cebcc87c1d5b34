/// UPC-E, the short form of a UPC-A from which runs of zeros were left out.
enum UPCE {
    /// Expands the six digits to the eleven digits of the UPC-A, without its check digit.
    ///
    /// The last of the six says where the zeros were (GS1 General Specifications, section 5.2.2.4).
    static func expanded(system: Int, _ six: [Int]) -> [Int] {
        let zeros = { (count: Int) in [Int](repeating: 0, count: count) }
        return switch six[5] {
        case 0...2: [system, six[0], six[1], six[5]] + zeros(4) + [six[2], six[3], six[4]]
        case 3: [system, six[0], six[1], six[2]] + zeros(5) + [six[3], six[4]]
        case 4: [system, six[0], six[1], six[2], six[3]] + zeros(5) + [six[4]]
        default: [system, six[0], six[1], six[2], six[3], six[4]] + zeros(4) + [six[5]]
        }
    }
}
