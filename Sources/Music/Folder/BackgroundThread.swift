import Foundation

/// A thread that gives way to all others: reading and measuring songs may take the time that nobody else wants.
enum BackgroundThread {
    /// Bytes: what most systems give, said because libraries that read files call themselves.
    private static let stack = 8 << 20
    /// The lowest priority that Linux knows (nice 19).
    private static let lowest: Int32 = 19

    /// Runs blocking work on a thread of its own.
    static func run<Value: Sendable>(_ work: @Sendable @escaping () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread {
                #if os(Linux)
                // On Linux zero is the calling thread, not the program.
                setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.lowest)
                #endif
                continuation.resume(with: Result { try work() })
            }
            thread.name = "music"
            thread.stackSize = Self.stack
            thread.qualityOfService = .background
            thread.start()
        }
    }
}
