extension Nutrient {
    static let aminoAcids: [Nutrient] = [
        Nutrient(501, "Tryptophan", "g", .aminoAcids),
        Nutrient(502, "Threonine", "g", .aminoAcids),
        Nutrient(503, "Isoleucine", "g", .aminoAcids),
        Nutrient(504, "Leucine", "g", .aminoAcids),
        Nutrient(505, "Lysine", "g", .aminoAcids),
        Nutrient(506, "Methionine", "g", .aminoAcids),
        Nutrient(507, "Cystine", "g", .aminoAcids),
        Nutrient(508, "Phenylalanine", "g", .aminoAcids),
        Nutrient(509, "Tyrosine", "g", .aminoAcids),
        Nutrient(510, "Valine", "g", .aminoAcids),
        Nutrient(511, "Arginine", "g", .aminoAcids),
        Nutrient(512, "Histidine", "g", .aminoAcids),
        Nutrient(513, "Alanine", "g", .aminoAcids),
        Nutrient(514, "Aspartic acid", "g", .aminoAcids),
        Nutrient(515, "Glutamic acid", "g", .aminoAcids),
        Nutrient(516, "Glycine", "g", .aminoAcids),
        Nutrient(517, "Proline", "g", .aminoAcids),
        Nutrient(518, "Serine", "g", .aminoAcids),
        Nutrient(521, "Hydroxyproline", "g", .aminoAcids),
    ]
}
