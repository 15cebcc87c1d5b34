import Testing

@testable import Eyes

struct LabelledPhotosTests {
    private let classes = """
        Class Name (str),Class ID (int),Coarse Class Name (str),Coarse Class ID (int),Iconic Image Path (str)
        Granny-Smith,0,Apple,0,/a.jpg
        Pink-Lady,1,Apple,0,/b.jpg
        Banana,2,Banana,1,/c.jpg
        """

    @Test("photos are learned from below train, all others are set aside, each with its coarse kind")
    func split() throws {
        let photos = try LabelledPhotos(
            photos: "path,fine_id,coarse_id\r\ntrain/Fruit/a_1.jpg,1,0\r\nval/b.jpg,2,1\r\ntest/c.jpg,0,0\r\n",
            classes: self.classes
        )
        #expect(photos.learned == [LabelledPhotos.Photo(path: "train/Fruit/a_1.jpg", kind: "Apple")])
        #expect(photos.setAside.map(\.kind) == ["Banana", "Apple"])
    }

    @Test(
        "a table that can't be read is named",
        arguments: [("", "photos.csv has no columns"), ("a,b\n1,2", "photos.csv"), ("path,coarse_id\nx.jpg,9", "9")]
    )
    func unreadable(photos: String, words: String) throws {
        let problem = try #require(throws: LabelledPhotos.Unreadable.self) {
            try LabelledPhotos(photos: photos, classes: self.classes)
        }
        #expect(problem.description.contains(words))
    }
}
