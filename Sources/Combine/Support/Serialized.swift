/// An object whose calls to its downstream come one at a time, even from several threads; the downstream may call back meanwhile.
class Serialized: Guarded {
    private let turn = RecursiveLock()

    /// Runs a function that calls the downstream, once no other thread does.
    final func inTurn<R>(_ body: () throws -> R) rethrows -> R {
        turn.lock()
        defer { turn.unlock() }
        return try body()
    }
}
