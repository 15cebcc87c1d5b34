import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes one connection when it takes too long or when there is no room for it.
///
/// `ConnectionDeadlines` and `ConnectionTable` decide; this only connects them with the channel.
final class ConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// Thrown to a handler that waits for the rest of a body.
    struct TookTooLong: Error {}

    private let connections: Connections
    private var deadlines: ConnectionDeadlines
    private var timer: (task: Scheduled<Void>, at: NIODeadline)?
    private var wasIdle = true
    private var isOpen = false
    /// Whether the last request was refused, and the connection is about to close.
    private var isRefused = false

    init(_ connections: Connections, _ limits: ConnectionLimits) {
        self.connections = connections
        self.deadlines = ConnectionDeadlines(limits)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { self.open(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { self.forget(context) }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        self.open(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        self.forget(context)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let now = context.eventLoop.now
        switch self.unwrapInboundIn(data) {
        case .head(let head) where head.method == .connect:
            // We are no proxy, and what follows such a head is no HTTP to its parser: nobody would answer it.
            self.isRefused = true
            self.refuse(context, .methodNotAllowed)
            context.close(promise: nil)
            return
        case _ where self.isRefused: return
        case .head: self.deadlines.readHead(at: now)
        case .body(let piece): self.deadlines.readBody(piece.readableBytes)
        case .end: self.deadlines.readEnd(at: now)
        }
        self.settle(context)
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        self.deadlines.paused(at: context.eventLoop.now)
        context.fireChannelReadComplete()
    }

    func read(context: ChannelHandlerContext) {
        self.deadlines.beganReading(at: context.eventLoop.now)
        self.settle(context)
        context.read()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch self.unwrapOutboundIn(data) {
        case .head(let head):
            if head.status.kind != .informational { self.deadlines.wroteHead() }
            context.write(data, promise: promise)
        case .body(let piece):
            self.deadlines.wroteBody(piece.readableBytes)
            context.write(data, promise: promise)
        case .end:
            // A response is over when its last byte was sent, not when it was queued.
            let left = promise ?? context.eventLoop.makePromise(of: Void.self)
            left.futureResult.assumeIsolated().whenComplete { _ in
                self.deadlines.answered(at: context.eventLoop.now)
                self.settle(context)
            }
            context.write(data, promise: left)
        }
    }

    private func open(_ context: ChannelHandlerContext) {
        guard !self.isOpen else { return }
        self.isOpen = true
        if self.connections.open(context.channel) {
            self.deadlines.opened(at: context.eventLoop.now)
            self.settle(context)
        } else {
            self.refuse(context, .serviceUnavailable)
            context.close(promise: nil)
        }
    }

    private func forget(_ context: ChannelHandlerContext) {
        self.isOpen = false
        self.timer?.task.cancel()
        self.timer = nil
        self.connections.close(context.channel)
    }

    /// Tells the table whether this connection is idle, and sets the timer to the next deadline.
    private func settle(_ context: ChannelHandlerContext) {
        guard self.isOpen else { return }
        if self.deadlines.isIdle != self.wasIdle {
            self.wasIdle.toggle()
            self.connections.note(context.channel, isIdle: self.wasIdle)
        }
        guard let due = self.deadlines.due else { return }
        if let timer, timer.at <= due { return }
        self.timer?.task.cancel()
        let task = context.eventLoop.assumeIsolated().scheduleTask(deadline: due) { self.look(context) }
        self.timer = (task, due)
    }

    private func look(_ context: ChannelHandlerContext) {
        self.timer = nil
        guard self.isOpen else { return }
        let untaken = try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)
        if self.deadlines.isOver(at: context.eventLoop.now, untaken: untaken ?? 0) {
            self.end(context)
        } else {
            self.settle(context)
        }
    }

    private func end(_ context: ChannelHandlerContext) {
        if self.deadlines.mayRefuse { self.refuse(context, .requestTimeout) }
        if !self.deadlines.isIdle { context.fireErrorCaught(TookTooLong()) }
        context.close(promise: nil)
    }

    private func refuse(_ context: ChannelHandlerContext, _ status: HTTPResponse.Status) {
        var head = HTTPResponse(status: status, headerFields: [.connection: "close", .contentLength: "0"])
        if status == .serviceUnavailable { head.headerFields[.retryAfter] = "5" }
        context.write(self.wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: nil)
    }
}

@available(*, unavailable)
extension ConnectionHandler: Sendable {}
