import CoreGraphics
import Foundation
import ObjCRuntime

/// Key of a transaction's animation duration, an `NSNumber` of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// Key of whether a transaction's changes start no actions.
public let kCATransactionDisableActions = "disableActions"
/// Key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// Batches changes of layer trees. Transactions nest; what one sets, those inside it inherit.
open class CATransaction: NSObject {
    /// Begins a new transaction inside the present one.
    open class func begin() { TransactionStack.current.push() }

    /// Ends the innermost transaction.
    open class func commit() { TransactionStack.current.pop() }

    /// Commits any implicit transaction now: lays out, displays and starts what is pending, without waiting for the next frame. On another
    /// than the main thread it ends that thread's implicit transaction.
    open class func flush() {
        guard MainThreadChecker.isOnMain else { return TransactionStack.current.endImplicit() }
        RenderLoop.main.commit(at: CACurrentMediaTime())
    }

    /// Takes the lock that guards against changes from several threads.
    open class func lock() { recursiveLock.lock() }

    /// Gives the lock back.
    open class func unlock() { recursiveLock.unlock() }

    private static let recursiveLock = NSRecursiveLock()

    /// How long animations last that do not say so themselves, in seconds.
    open class func animationDuration() -> CFTimeInterval { TransactionStack.current.top?.animationDuration ?? 0.25 }

    /// Sets how long animations last that do not say so themselves, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionStack.current.change { $0.animationDuration = dur } }

    /// The pacing of animations that do not say so themselves.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.top?.timingFunction }

    /// Sets the pacing of animations that do not say so themselves.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.change { $0.timingFunction = function }
    }

    /// Whether changes start no actions.
    open class func disableActions() -> Bool { TransactionStack.current.top?.disablesActions ?? false }

    /// Sets whether changes start no actions.
    open class func setDisableActions(_ flag: Bool) { TransactionStack.current.change { $0.disablesActions = flag } }

    /// The block to run when the transaction's animations have ended.
    open class func completionBlock() -> (() -> Void)? { TransactionStack.current.top?.completion?.block }

    /// Sets the block to run, on the main thread, once all animations that are added after this call have ended or were removed; at once
    /// when the transaction ends if there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.change { transaction in
            transaction.completion?.close()
            transaction.completion = block.map { AnimationCompletion($0) }
        }
    }

    /// The value of a key of the present transaction.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: TransactionStack.current.top?.values[key]
        }
    }

    /// Sets the value of a key of the present transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration(AnimatableValue.number(in: anObject) ?? 0.25)
        case kCATransactionDisableActions: setDisableActions((anObject as? Bool) ?? ((AnimatableValue.number(in: anObject) ?? 0) != 0))
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: TransactionStack.current.change { $0.values[key] = anObject }
        }
    }
}

/// One transaction's settings.
struct Transaction {
    var animationDuration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: AnimationCompletion?
    var values: [String: Any] = [:]
}

/// The open transactions of one thread, outermost first. The first one is implicit: it lasts until the next commit.
final class TransactionStack {
    private var stack: [Transaction] = []
    private var hasImplicit = false

    private static let perThread = PerThread { TransactionStack() }

    /// The calling thread's; the main thread's is the session's, as several threads may run the main queue by turns.
    static var current: TransactionStack { MainThreadChecker.isOnMain ? Session.current.transactions : perThread.current }

    var top: Transaction? { stack.last }

    /// Whether a change made now looks for actions.
    var actionsEnabled: Bool { !(stack.last?.disablesActions ?? false) }

    func push() {
        var new = stack.last ?? Transaction()
        new.completion = nil
        stack.append(new)
    }

    func pop() {
        guard stack.count > (hasImplicit ? 1 : 0) else { return }
        let ended = stack.removeLast()
        ended.completion?.close()
    }

    /// Changes the innermost transaction; begins an implicit one if there is none.
    func change(_ body: (inout Transaction) -> Void) {
        if stack.isEmpty {
            stack.append(Transaction())
            hasImplicit = true
            // Another thread's has to be flushed by that thread.
            if MainThreadChecker.isOnMain { RenderLoop.main.setNeedsCommit() }
        }
        body(&stack[stack.count - 1])
    }

    /// Ends the implicit transaction, if no explicit one is open inside it.
    func endImplicit() {
        guard hasImplicit, stack.count == 1 else { return }
        hasImplicit = false
        let ended = stack.removeLast()
        ended.completion?.close()
    }

    /// The completions that wait for an animation added now: the innermost transaction's, then those around it.
    var openCompletions: [AnimationCompletion] { stack.reversed().compactMap(\.completion) }
}

/// A block that waits for a set of animations: it runs once, when the set is closed and none of it is left.
package final class AnimationCompletion {
    let block: () -> Void
    private var pending = 0
    private var isClosed = false
    private var hasRun = false

    /// Creates a completion with nothing to wait for yet.
    package init(_ block: @escaping () -> Void) { self.block = block }

    /// One more animation to wait for.
    package func enter() { pending += 1 }

    /// One animation ended.
    package func leave() {
        pending -= 1
        runIfDone()
    }

    /// No more animations will come.
    package func close() {
        isClosed = true
        runIfDone()
    }

    private func runIfDone() {
        guard isClosed, pending == 0, !hasRun else { return }
        hasRun = true
        block()
    }
}
