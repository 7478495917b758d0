import Foundation

/// What changes are made with. See https://developer.apple.com/documentation/swiftui/transaction.
public struct Transaction {
    /// How the changes are animated.
    public var animation: Animation?
    /// Whether views are kept from animating the changes themselves.
    public var disablesAnimations = false
    /// Holds what is to be done once all animations are over.
    var completion: AnimationCompletion?
    /// What keys say.
    var values: [ObjectIdentifier: Any] = [:]
    /// Whether it says anything.
    var saysSomething: Bool { animation != nil || disablesAnimations || !values.isEmpty }

    /// A transaction without animation.
    public init() {}
    /// A transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The value of a key. See https://developer.apple.com/documentation/swiftui/transactionkey.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The transaction of what is changed now, on this thread.
    static var current: Transaction {
        get { Thread.current.threadDictionary["SwiftUI.transaction"] as? Transaction ?? Transaction() }
        set { Thread.current.threadDictionary["SwiftUI.transaction"] = newValue }
    }
}

/// A key of a value in transactions. See https://developer.apple.com/documentation/swiftui/transactionkey.
public protocol TransactionKey {
    /// The kind of value.
    associatedtype Value
    /// The value of transactions that tell none.
    static var defaultValue: Value { get }
}

/// Called back when nobody needs it any more: when the last animation that holds it counts as completed.
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private let action: () -> Void

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) { (self.criteria, self.action) = (criteria, action) }

    deinit {
        let action = action
        DispatchQueue.main.async { action() }
    }
}

/// When an animation counts as completed. See https://developer.apple.com/documentation/swiftui/animationcompletioncriteria.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isLogical: Bool
    /// When it seems to be over.
    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Makes changes that are shown with an animation.
///
/// See https://developer.apple.com/documentation/swiftui/withanimation(_:_:).
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes that are shown with an animation, and calls back once they are.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.completion = AnimationCompletion(completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Makes changes under a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let former = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = former }
    return try body()
}

/// Changes state with a value in the transaction. See https://developer.apple.com/documentation/swiftui/withtransaction(_:_:_:).
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

func withTransactionIfAnimated(_ transaction: Transaction, _ body: () -> Void) {
    if transaction.saysSomething { withTransaction(transaction, body) } else { body() }
}
