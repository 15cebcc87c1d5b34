extension Double {
    /// Rounded to three decimals, so that sums of decimals read as people would add them.
    ///
    /// Adding zero makes zero of minus zero, which the encoder would write as -0.
    package var inThousandths: Double { (self * 1_000).rounded() / 1_000 + 0 }
}
