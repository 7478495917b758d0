import Foundation
import ObjCRuntime

private let addSymbol = "$s10Foundation14OperationQueueC03addB0yyAA0B0CF"
private let addBlockSymbol = "$s10Foundation14OperationQueueC03addB0yyyyYbcF"
private let addAllSymbol = "$s10Foundation14OperationQueueC13addOperations_17waitUntilFinishedySayAA0B0CG_SbtF"

/// In the place of Foundation's methods, which tell nobody that a queue's operations become more or fewer.
extension OperationQueue {
    /// In the place of `addOperation(_:)`.
    @nonobjc @_silgen_name("$s10Foundation14OperationQueueC03addB0yyAA0B0CF")
    public func addOperationAndTell(_ op: Operation) {
        OperationCounts.adding([op], to: self) { MethodTable.callReplaced(addSymbol, on: self, with: op) }
    }

    /// In the place of `addOperation(_:)` with a closure.
    @nonobjc @_silgen_name("$s10Foundation14OperationQueueC03addB0yyyyYbcF")
    public func addBlockAndTell(_ block: @Sendable @escaping () -> Void) { addOperationAndTell(Foundation.BlockOperation(block: block)) }

    /// In the place of `addOperations(_:waitUntilFinished:)`.
    @nonobjc @_silgen_name("$s10Foundation14OperationQueueC13addOperations_17waitUntilFinishedySayAA0B0CG_SbtF")
    public func addOperationsAndTell(_ ops: [Operation], _ wait: Bool) {
        OperationCounts.adding(ops, to: self) { MethodTable.callReplaced(addAllSymbol, on: self, with: ops) }
        if wait { ops.forEach { $0.waitUntilFinished() } }
    }
}

/// Tells the observers of queues how many operations there are.
enum OperationCounts {
    private final class Place {
        weak var queue: OperationQueue?
        init(_ queue: OperationQueue) { self.queue = queue }
    }

    private static let keys: [StaticString] = ["operationCount", "operations"]
    nonisolated(unsafe) private static var placeKey: UInt8 = 0

    /// Adds operations to a queue, and tells of it.
    static func adding(_ operations: [Operation], to queue: OperationQueue, _ add: () -> Void) {
        for operation in operations { ObjectLifetime.setValue(Place(queue), of: operation, key: &placeKey) }
        for key in keys { KeyValueObserving.willChange(queue, key) }
        add()
        for key in keys { KeyValueObserving.didChange(queue, key) }
    }

    /// Tells that an operation has left its queue.
    static func operationEnded(_ operation: Operation) {
        guard let place = ObjectLifetime.value(of: operation, key: &placeKey) as? Place, let queue = place.queue else { return }
        ObjectLifetime.setValue(nil, of: operation, key: &placeKey)
        for key in keys {
            KeyValueObserving.willChange(queue, key)
            KeyValueObserving.didChange(queue, key)
        }
    }
}

private enum ObservedQueueMethods {
    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        for symbol in [addSymbol, addBlockSymbol, addAllSymbol] where !MethodTable.exchange(methodOf: symbol, of: OperationQueue.self) {
            fatalError("Foundation's OperationQueue has no method \(symbol); see `sampan doctor`")
        }
    }
}
