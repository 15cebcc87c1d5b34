import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

@testable import App

/// One connection with a clock of its own and the handlers that Hummingbird puts around ours.
struct TestConnection {
    let channel = EmbeddedChannel()

    init(_ connections: Connections, _ limits: ConnectionLimits) throws {
        let pipeline = self.channel.pipeline.syncOperations
        try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false, withErrorHandling: false)
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        try pipeline.addHandler(ConnectionHandler(connections, limits))
        try self.channel.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 4_000)).wait()
        self.channel.read()
    }

    var isOpen: Bool { self.channel.isActive }

    func wait(_ seconds: Int64) { self.channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

    /// Sends bytes; more are read only with `reading`.
    func send(_ text: String, reading: Bool = true) throws {
        try self.channel.writeInbound(ByteBuffer(string: text))
        if reading { self.channel.read() }
    }

    func request() throws { try self.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }

    func beginUpload(of bytes: Int, reading: Bool = true) throws {
        try self.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(bytes)\r\n\r\n", reading: reading)
    }

    /// Writes a response; without `leaving` it stays queued, as behind a full socket.
    func answer(_ text: String, leaving: Bool = true) {
        self.begin()
        self.channel.write(HTTPResponsePart.body(ByteBuffer(string: text)), promise: nil)
        self.channel.write(HTTPResponsePart.end(nil), promise: nil)
        if leaving { self.channel.flush() }
    }

    func begin() { self.channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil) }

    func write(_ text: String) {
        self.channel.writeAndFlush(HTTPResponsePart.body(ByteBuffer(string: text)), promise: nil)
    }

    /// Returns everything sent back since the last call.
    func received() throws -> String {
        var text = ""
        while let piece = try self.channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: piece) }
        return text
    }
}
