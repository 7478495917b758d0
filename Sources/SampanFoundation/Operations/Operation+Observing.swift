import Foundation
import ObjCRuntime

private let startSymbol = "$s10Foundation9OperationC5startyyF"
private let cancelSymbol = "$s10Foundation9OperationC6cancelyyF"
private let executingSymbol = "$s10Foundation9OperationC11isExecutingSbvg"
private let willChangeSymbol = "$s10Foundation9OperationC15willChangeValue6forKeyySS_tF"
private let didChangeSymbol = "$s10Foundation9OperationC14didChangeValue6forKeyySS_tF"

/// Foundation here tells nobody but queues that an operation begins, ends or is cancelled. These take the place of its methods, by their
/// symbols and in its method table, and tell the observers, too.
extension Operation {
    /// In the place of `start()`.
    @nonobjc @_silgen_name("$s10Foundation9OperationC5startyyF")
    public func startAndTell() {
        let isObserved = ["isExecuting", "isFinished"].contains { KeyValueObserving.isObserved(self, $0) }
        guard isObserved, !isFinished, !isExecuting else { return MethodTable.callReplaced(startSymbol, on: self) }
        let begins = !isCancelled
        if begins {
            // It is said before the work begins: between that and its state there is nothing that could be replaced.
            KeyValueObserving.willChange(self, "isExecuting")
            Announced.insert(self)
            KeyValueObserving.didChange(self, "isExecuting")
            KeyValueObserving.willChange(self, "isExecuting")
        }
        KeyValueObserving.willChange(self, "isFinished")
        MethodTable.callReplaced(startSymbol, on: self)
        if begins {
            Announced.remove(self)
            KeyValueObserving.didChange(self, "isExecuting")
        }
        KeyValueObserving.didChange(self, "isFinished")
    }

    /// In the place of `isExecuting`.
    @nonobjc @_silgen_name("$s10Foundation9OperationC11isExecutingSbvg")
    public func isExecutingAsAnnounced() -> Bool {
        MethodTable.callReplacedGetter(executingSymbol, of: self) || (Announced.contains(self) && !isFinished)
    }

    /// In the place of `cancel()`.
    @nonobjc @_silgen_name("$s10Foundation9OperationC6cancelyyF")
    public func cancelAndTell() {
        guard !isCancelled, !isFinished else { return MethodTable.callReplaced(cancelSymbol, on: self) }
        KeyValueObserving.willChange(self, "isCancelled")
        MethodTable.callReplaced(cancelSymbol, on: self)
        KeyValueObserving.didChange(self, "isCancelled")
    }

    /// In the place of `willChangeValue(forKey:)`, which operations call that say themselves when they begin and end.
    @nonobjc @_silgen_name("$s10Foundation9OperationC15willChangeValue6forKeyySS_tF")
    public func willChangeAndTell(_ key: String) {
        MethodTable.callReplaced(willChangeSymbol, on: self, with: key)
        (self as NSObject).willChangeValue(forKey: key)
    }

    /// In the place of `didChangeValue(forKey:)`.
    @nonobjc @_silgen_name("$s10Foundation9OperationC14didChangeValue6forKeyySS_tF")
    public func didChangeAndTell(_ key: String) {
        MethodTable.callReplaced(didChangeSymbol, on: self, with: key)
        (self as NSObject).didChangeValue(forKey: key)
    }
}

/// The operations that have been said to execute, and have not ended.
private enum Announced {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var operations: Set<ObjectIdentifier> = []

    static func insert(_ operation: Operation) { lock.withLock { _ = operations.insert(ObjectIdentifier(operation)) } }
    static func remove(_ operation: Operation) { lock.withLock { _ = operations.remove(ObjectIdentifier(operation)) } }
    static func contains(_ operation: Operation) -> Bool { lock.withLock { operations.contains(ObjectIdentifier(operation)) } }
}

private enum ObservedOperationMethods {
    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        // What tells of a change is no method of the table: its symbol is enough.
        for symbol in [startSymbol, cancelSymbol, executingSymbol] where !MethodTable.exchange(methodOf: symbol, of: Operation.self) {
            fatalError("Foundation's Operation has no method \(symbol); see `sampan doctor`")
        }
    }
}
