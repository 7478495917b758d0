import Foundation
import ObjCRuntime

private let readySymbol = "$s10Foundation9OperationC7isReadySbvg"
private let addSymbol = "$s10Foundation9OperationC13addDependencyyyACF"
private let removeSymbol = "$s10Foundation9OperationC16removeDependencyyyACF"

/// In Foundation here an operation counts the dependencies that are not finished, and one that is removed stays counted: the operation is never
/// ready. These take the place of its methods, by their symbols and in its method table.
extension Operation {
    /// In the place of `isReady`.
    @nonobjc @_silgen_name("$s10Foundation9OperationC7isReadySbvg")
    public func isReadyByItsDependencies() -> Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

    /// In the place of `addDependency(_:)`.
    @nonobjc @_silgen_name("$s10Foundation9OperationC13addDependencyyyACF")
    public func addDependencyAndWatch(_ op: Operation) {
        MethodTable.callReplaced(addSymbol, on: self, with: op)
        if Miscounted.contains(self) { look(afterEndOf: op) }
    }

    /// In the place of `removeDependency(_:)`: the queue that the operation waits in looks at it again, now and when one of the others has
    /// finished.
    @nonobjc @_silgen_name("$s10Foundation9OperationC16removeDependencyyyACF")
    public func removeDependencyAndWatch(_ op: Operation) {
        MethodTable.callReplaced(removeSymbol, on: self, with: op)
        Miscounted.insert(self)
        for other in dependencies where !other.isFinished { look(afterEndOf: other) }
        didChangeValue(for: \.isReady)
    }

    private func look(afterEndOf other: Operation) {
        let look = Foundation.BlockOperation { [weak self] in self?.didChangeValue(for: \.isReady) }
        look.addDependency(other)
        Miscounted.queue.addOperation(look)
    }
}

/// The operations that count a dependency too many, as long as they live.
private enum Miscounted {
    static let queue = OperationQueue()
    private static let lock = NSLock()
    nonisolated(unsafe) private static let operations = NSHashTable<Operation>.weakObjects()

    static func insert(_ operation: Operation) { lock.withLock { operations.add(operation) } }
    static func contains(_ operation: Operation) -> Bool { lock.withLock { operations.contains(operation) } }
}

private enum OperationMethods {
    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        for symbol in [readySymbol, addSymbol, removeSymbol] where !MethodTable.exchange(methodOf: symbol, of: Operation.self) {
            fatalError("Foundation's Operation has no method \(symbol); see `sampan doctor`")
        }
    }
}
