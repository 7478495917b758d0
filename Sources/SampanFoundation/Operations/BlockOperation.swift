import Foundation

// replaces Foundation
/// An operation that runs closures beside each other, and is finished when all of them are.
///
/// It takes the place of Foundation's class of that name, which runs them one after the other.
/// See https://developer.apple.com/documentation/foundation/blockoperation.
open class BlockOperation: Operation, @unchecked Sendable {
    private let lock = NSLock()
    private var blocks: [@Sendable () -> Void] = []

    /// Creates an operation without closures.
    public override init() { super.init() }

    /// Creates an operation that runs a closure.
    public convenience init(block: @Sendable @escaping () -> Void) {
        self.init()
        blocks = [block]
    }

    /// Adds a closure, which must be done before the operation has begun.
    open func addExecutionBlock(_ block: @Sendable @escaping () -> Void) {
        precondition(
            !isExecuting && !isFinished,
            "*** -[NSBlockOperation addExecutionBlock:]: blocks cannot be added after the operation has started executing or finished"
        )
        lock.withLock { blocks.append(block) }
    }

    /// The closures, in the order in which they were added.
    open var executionBlocks: [@Sendable () -> Void] { lock.withLock { blocks } }

    /// Runs the closures: one on this thread, the others on threads of their own.
    open override func main() {
        let blocks = executionBlocks
        let group = DispatchGroup()
        for block in blocks.dropFirst() {
            // A queue of its own: on Linux the global one begins nothing while as many blocks wait there as there are processors.
            DispatchQueue(label: "NSBlockOperation", qos: DispatchQoS(qualityOfService)).async(group: group, execute: block)
        }
        blocks.first?()
        group.wait()
    }
}

extension DispatchQoS {
    /// An operation's quality of service, as queues have it.
    fileprivate init(_ quality: QualityOfService) {
        self =
            switch quality {
            case .userInteractive: .userInteractive
            case .userInitiated: .userInitiated
            case .utility: .utility
            case .background: .background
            case .default: .default
            @unknown default: .default
            }
    }
}
