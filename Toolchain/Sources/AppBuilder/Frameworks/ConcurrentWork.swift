import Foundation

/// Work that is done beside that of the thread that begins it.
final class ConcurrentWork<Value>: @unchecked Sendable {
    private let end = DispatchGroup()
    // Written once, before the group's end is seen.
    private var outcome: Result<Value, any Error>?

    init(_ work: @escaping () throws -> Value) {
        DispatchQueue.global().async(group: end) { self.outcome = Result(catching: work) }
    }

    /// Waits for the work's end; throws what the work threw.
    func result() throws -> Value {
        end.wait()
        guard let outcome else { preconditionFailure("the work has ended without an outcome") }
        return try outcome.get()
    }
}
