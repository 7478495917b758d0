import Foundation

/// Who has read a value and is to be evaluated again when it changes.
final class Readers: @unchecked Sendable {
    private struct Reader {
        weak var node: _ViewNode?
    }

    private var readers: [ObjectIdentifier: Reader] = [:]
    private let lock = NSLock()

    func noteReading() {
        guard let node = ViewGraph.reader else { return }
        lock.withLock { readers[ObjectIdentifier(node)] = Reader(node: node) }
    }

    func add(_ node: _ViewNode) { lock.withLock { readers[ObjectIdentifier(node)] = Reader(node: node) } }

    func invalidate() {
        let transaction = Transaction.current
        for reader in lock.withLock({ Array(readers.values) }) {
            guard let node = reader.node else { continue }
            node.graph.invalidate(node, transaction)
        }
    }
}

/// Where a state's value is kept.
final class StateBox<Value>: @unchecked Sendable {
    private var current: Value
    private let lock = NSRecursiveLock()
    let readers = Readers()

    init(_ value: Value) { current = value }

    var value: Value {
        get {
            readers.noteReading()
            return lock.withLock { current }
        }
        set {
            let former = lock.withLock {
                defer { current = newValue }
                return current
            }
            if !isSame(former, newValue) { readers.invalidate() }
        }
    }
}

/// Whether a change is none, as far as the values say.
func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if let first = first as? any Equatable { return isEqual(first, second) }
    if Value.self is AnyClass { return (first as AnyObject) === (second as AnyObject) }
    return false
}

func isEqual<T: Equatable>(_ first: T, _ second: Any) -> Bool { (second as? T).map { $0 == first } ?? false }

/// A value of a view's own, which outlives the view's values.
///
/// See https://developer.apple.com/documentation/swiftui/state.
@propertyWrapper
public struct State<Value>: GraphProperty, StoredElsewhere {
    private let initialValue: Value
    private var box: StateBox<Value>?

    /// Creates a state with its first value.
    public init(wrappedValue value: Value) { initialValue = value }
    /// Creates a state with its first value.
    public init(initialValue value: Value) { initialValue = value }

    /// The present value.
    public var wrappedValue: Value {
        get { box?.value ?? initialValue }
        nonmutating set { box?.value = newValue }
    }

    /// A connection to the value.
    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initialValue) }
        return Binding(box)
    }

    mutating func install(_ slot: PropertySlot) {
        let initialValue = initialValue
        box = slot.storage { KeptState.box(initialValue, in: slot) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
