import Testing

@testable import Eyes

struct BarcodeReaderTests {
    private static let milk = DrawnBarcode("4006381333931")

    private func read(_ image: GreyImage) throws -> [String] {
        BarcodeReader.codes(on: try #require(image.coloured))
    }

    @Test(
        "every kind of code on groceries is read as it is printed",
        arguments: ["4006381333931", "9780201379624", "036000291452", "96385074", "40170725"]
    )
    func kinds(code: String) throws {
        #expect(try self.read(DrawnBarcode(code).image()) == [code])
    }

    @Test("a short UPC-E is read as it is printed", arguments: ["01234565", "04252614"])
    func short(code: String) throws {
        #expect(try self.read(DrawnBarcode(short: code).image()) == [code])
    }

    @Test(
        "a code that stands or lies, is upside down or slanted is read",
        arguments: [90.0, 180, 270, 8, -12, 20, -30, 195]
    )
    func turned(degrees: Double) throws {
        #expect(try self.read(Self.milk.image().turned(by: degrees)) == ["4006381333931"])
    }

    @Test("a blurred code is read", arguments: [1, 2])
    func blurred(radius: Int) throws {
        // A module is three pixels wide, the blur three and five.
        #expect(try self.read(Self.milk.image().blurred(across: radius, down: radius)) == ["4006381333931"])
    }

    @Test("a code in poor light is read", arguments: [20, 60])
    func noisy(shades: Int) throws {
        #expect(try self.read(Self.milk.image().noisy(shades)) == ["4006381333931"])
    }

    @Test("a code seen from the side is read", arguments: [0.15, 0.3])
    func tilted(share: Double) throws {
        #expect(try self.read(Self.milk.image(module: 4).tilted(by: share)) == ["4006381333931"])
    }

    @Test("a small code and a giant one are read", arguments: [1, 2, 24])
    func sizes(module: Int) throws {
        let image = Self.milk.image(module: module, height: 40 * module, margin: 20 * module)
        #expect(try self.read(image) == ["4006381333931"])
    }

    @Test("a small code on a large photo is read, though it is unclear")
    func distant() throws {
        let code = Self.milk.image(module: 2, height: 80, margin: 700).noisy(40)
        #expect(try self.read(code.blurred(across: 0, down: 1)) == ["4006381333931"])
    }

    @Test("of two codes in view that in the middle comes first, and neither is taken for the other")
    func two() throws {
        let other = DrawnBarcode("5901234123457").image(height: 90, margin: 40)
        let codes = try self.read(Self.milk.image(height: 260, margin: 80).above(other))
        #expect(codes.first == "4006381333931")
        #expect(Set(codes).isSubset(of: ["4006381333931", "5901234123457"]))
    }

    @Test(
        "the same code twice in view is one code",
        arguments: [true, false]
    )
    func twice(beside: Bool) throws {
        let image = Self.milk.image(height: 100, margin: 50)
        let both = beside ? image.transposed.above(image.transposed).transposed : image.above(image)
        #expect(try self.read(both) == ["4006381333931"])
    }

    @Test("nothing is read where there is no code")
    func none() throws {
        let black = GreyImage(width: 640, height: 480, bytes: Array(repeating: 0, count: 640 * 480))
        #expect(try self.read(black) == [])
        let grey = GreyImage(width: 640, height: 480, bytes: Array(repeating: 128, count: 640 * 480))
        #expect(try self.read(grey.noisy(120)) == [])
        let stripes = GreyImage(
            width: 640,
            height: 480,
            bytes: (0..<640 * 480).map { $0 % 640 / 3 % 2 == 0 ? 20 : 230 }
        )
        #expect(try self.read(stripes) == [])
    }

    @Test("no letter of a printed page is a code, however it lies", arguments: [0.0, 8, -20, 45, 90, 100, 170])
    func printed(degrees: Double) throws {
        for dot in [1.5, 3] {
            #expect(BarcodeReader.codes(on: try #require(PrintedPage.lying(at: degrees, dot: dot))) == [], "\(dot)")
        }
    }

    @Test(
        "the smallest pictures are looked at without harm",
        arguments: [(1, 1), (1, 500), (500, 1), (2, 3), (9, 2_000)]
    )
    func smallest(width: Int, height: Int) throws {
        let image = GreyImage(width: width, height: height, bytes: Array(repeating: 90, count: width * height))
        #expect(try self.read(image.noisy(80)) == [])
    }

    @Test("a code whose check digit is wrong is none")
    func misprinted() throws {
        #expect(try self.read(DrawnBarcode("4006381333932").image()) == [])
    }

    @Test("too many at once are refused, and the others read")
    func busy() async throws {
        let reader = BarcodeReader(longestLine: 2)
        let image = try #require(
            GreyImage(width: 640, height: 480, bytes: Array(repeating: 9, count: 640 * 480)).coloured
        )
        let refused = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    do {
                        return try await !reader.read(image).isEmpty
                    } catch {
                        return error as? EyesProblem == .busy
                    }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect((1..<20).contains(refused))
        #expect(try await reader.read(try #require(Self.milk.image().coloured)) == ["4006381333931"])
    }
}
