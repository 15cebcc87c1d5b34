import Foundation

@testable import FoodCatalogue

/// Small made-up tables in the forms that an import reads, with some bad lines.
enum Tables {
    static let standardReference = [
        "FD_GROUP.txt": "~0900~^~Fruits and Fruit Juices~\r\n~1900~^~Sweets~\r\n",
        "FOOD_DES.txt": """
        ~09003~^~0900~^~Apples, raw, with skin~^~APPLES~^~eating apple~^~~^~Y~^~~^10^~~^^^^\r
        ~19999~^~1900~^~Cr\u{e8}me caramel~^~CREME~^~~^~~^~~^~~^0^~~^^^^\r
        ~00001~^~1900~^~~^~NAMELESS~^~~^~~^~~^~~^0^~~^^^^\r
        ~00002~^~1900~^~Without amounts~^~X~^~~^~~^~~^~~^0^~~^^^^\r
        broken\r

        """,
        "NUT_DATA.txt": """
        ~09003~^~208~^52^0^^~4~\r
        ~19999~^~268~^418.4^0^^~4~\r
        ~09003~^~203~^0.26^0^^~4~\r
        ~09003~^~204~^lots^0^^~4~\r
        ~09003~^~205~^-1^0^^~4~\r
        ~09003~^~999~^1^0^^~4~\r
        short^line\r

        """,
        "WEIGHT.txt": """
        ~09003~^2^.5^~cup, sliced~^55^^\r
        ~09003~^1^1^~cup, quartered or chopped~^125^^\r
        ~09003~^3^1^~nothing~^0^^\r

        """,
    ]

    static let foodData = [
        "food_category.csv": "\"id\",\"code\",\"description\"\n\"9\",\"0900\",\"Fruits and Fruit Juices\"\n",
        "sr_legacy_food.csv": "\"fdc_id\",\"NDB_number\"\n\"171688\",\"9003\"\n",
        "nutrient.csv": """
        "id","name","unit_name","nutrient_nbr","rank"
        "1008","Energy","KCAL","208","300.0"
        "1003","Protein","G","203","600.0"
        "2047","Energy (Atwater)","KCAL","957","280.0"
        "2050","Vitamin E label","IU","340","7905.0"

        """,
        "food.csv": """
        "fdc_id","data_type","description","food_category_id","publication_date"
        "171688","sr_legacy_food","Apples, raw, ""with"" skin","9","2019-04-01"
        "171689","sr_legacy_food","Apple juice","9","2019-04-01"
        "5","branded_food","Cola","9","2019-04-01"
        "6","sr_legacy_food","Unclosed,"9

        """,
        "food_nutrient.csv": """
        "id","fdc_id","nutrient_id","amount"
        "1","171689","1008","46"
        "2","171688","1008","52"
        "3","171688","1003","0.26"
        "4","171688","2047","1"
        "5","171688","2050","1"

        """,
        "food_portion.csv": """
        "id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"
        "1","171688","1","1","9999","","cup, quartered or chopped","125"
        "2","171688","2","0.25","9999","","","10"

        """,
    ]

    /// Builds a file of the catalogue from these foods.
    @discardableResult
    static func build(_ foods: [SourceFood], _ path: URL) throws -> CatalogueImportReport {
        let staging = path.appendingPathExtension("staging")
        defer { Staging.remove(staging) }
        let reasons = path.appendingPathExtension("tsv")
        let report = try Staging.use(staging, identity: nil, reasons: reasons) { staging in
            for food in foods { try staging.add(food) }
            return try staging.closed()
        }
        _ = try CatalogueBuilder.build(path, from: staging, origin: SourceOrigin(name: "Test", date: "2024"))
        return report
    }
}
