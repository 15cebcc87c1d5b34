/// The column names of Cronometer's nutrients, with USDA's numbers.
enum CronometerNutrients {
    static let all: [String: (number: Int, unit: String)] = [
        "Energy": (208, "kcal"), "Alcohol": (221, "g"), "Caffeine": (262, "mg"), "Water": (255, "g"),
        "B1 (Thiamine)": (404, "mg"), "B2 (Riboflavin)": (405, "mg"), "B3 (Niacin)": (406, "mg"),
        "B5 (Pantothenic Acid)": (410, "mg"), "B6 (Pyridoxine)": (415, "mg"), "B12 (Cobalamin)": (418, "µg"),
        "Folate": (417, "µg"), "Vitamin A": (320, "µg"), "Vitamin C": (401, "mg"), "Vitamin D": (324, "IU"),
        "Vitamin E": (323, "mg"), "Vitamin K": (430, "µg"), "Calcium": (301, "mg"), "Copper": (312, "mg"),
        "Iron": (303, "mg"), "Magnesium": (304, "mg"), "Manganese": (315, "mg"), "Phosphorus": (305, "mg"),
        "Potassium": (306, "mg"), "Selenium": (317, "µg"), "Sodium": (307, "mg"), "Zinc": (309, "mg"),
        "Carbs": (205, "g"), "Fiber": (291, "g"), "Starch": (209, "g"), "Sugars": (269, "g"), "Fat": (204, "g"),
        "Cholesterol": (601, "mg"), "Monounsaturated": (645, "g"), "Polyunsaturated": (646, "g"),
        "Saturated": (606, "g"), "Trans-Fats": (605, "g"), "Protein": (203, "g"), "Cystine": (507, "g"),
        "Histidine": (512, "g"), "Isoleucine": (503, "g"), "Leucine": (504, "g"), "Lysine": (505, "g"),
        "Methionine": (506, "g"), "Phenylalanine": (508, "g"), "Threonine": (502, "g"), "Tryptophan": (501, "g"),
        "Tyrosine": (509, "g"), "Valine": (510, "g"),
    ]
}
