extension Double {
    /// Rounded to three decimals, so that sums of decimals read as people would add them.
    package var inThousandths: Double { (self * 1_000).rounded() / 1_000 }
}
