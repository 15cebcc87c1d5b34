import Dispatch

/// The thread on which uploaded files are read, one piece after the other.
///
/// A line may be a megabyte long, and a text hundreds of them: the cooperative pool, which every request needs and which
/// has no more threads than the machine has cores, must not lose one to it.
final class ReadingThread: SerialExecutor {
    private let queue = DispatchQueue(label: "imports", qos: .utility)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        self.queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
