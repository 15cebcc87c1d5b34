import FoodCatalogue
import HTTPTypes
import Hummingbird
import Members
import Portability
import Web

/// Reads photos of barcodes, and leads to the product.
///
/// | route | does |
/// |---|---|
/// | `POST /scans/barcode` | reads a photo and leads on as a typed code does; unread, shows the page again with what to do |
/// | `POST /scans/barcode/frames` | reads what the camera in the page sees: its code, or 204 |
/// | `POST /api/v1/scans/barcode` | reads a photo for a device, and finds the food |
struct BarcodeScanController: Controller {
    let scans: BarcodeScans
    /// Finds what has the code.
    let foods: FoodController

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.post(BarcodeScanLinks.photo, .limited(.barcodes), .handlesRepetition, use: self.read)
        own.post(BarcodeScanLinks.frames, .limited(.barcodeFrames), .handlesRepetition, use: self.look)
        routes.api(.foods).post(BarcodeScanLinks.photo, .limited(.barcodes), .reads, use: self.answer)
    }

    func read(request: Request, context: MemberContext) async throws -> Response {
        var form = try request.query(FoodSearchForm.self)
        do {
            let upload = try await Upload.photo(request)
            for name in ["day", "meal", "scan"] {
                if let value = upload.fields[name] { form.input.set(name, to: value) }
            }
            guard let code = try await self.scans.code(on: upload) else { throw FileRefusal.noBarcode }
            return .onward(to: FoodLinks.code(code.printed, try await self.foods.place(form.input, in: context)))
        } catch let refusal as FileRefusal where refusal.status != .serviceUnavailable {
            let place = try await self.foods.place(form.input, in: context)
            return try await self.foods.page(.code, place, FoodsPage.Input(refusal, search: form), in: context)
                .response()
        }
    }

    func look(request: Request, context: MemberContext) async throws -> Response {
        let upload = try await Upload.photo(request, limit: BarcodeScans.heaviestFrame)
        guard let code = try await self.scans.code(on: upload) else { return Response(status: .noContent) }
        return try JSONResponse(FrameResponse(code: code.printed)).response()
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let upload = try await Upload.photo(request)
        guard let code = try await self.scans.code(on: upload) else {
            return JSONResponse(BarcodeScanResponse(nil, nil))
        }
        var food: FoodResponse?
        if case .found(let found) = try await self.foods.product(code.barcode, in: context) {
            food = try await self.foods.answer(found, in: context)
        }
        return JSONResponse(BarcodeScanResponse(code, food))
    }
}

extension FileRefusal {
    static let noBarcode = FileRefusal(
        "We couldn't read the code. Hold the phone a hand's width away, in good light, or type the number."
    )
}

extension RateLimiter.Rule {
    /// A photo takes up to half a second of a processor, and its file up to 12 MB.
    static let barcodes = Self("barcodes", burst: 60, perMinute: 60)
    /// A page sends one picture a second at most.
    static let barcodeFrames = Self("barcode-frames", burst: 60, perMinute: 90)
}
