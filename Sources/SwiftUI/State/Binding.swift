/// A connection to a value that is kept elsewhere.
///
/// See https://developer.apple.com/documentation/swiftui/binding.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// How changes through the binding are animated.
    public var transaction: Transaction
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void
    /// What is behind the binding, where that says whether two bindings are one.
    let source: BindingSource?

    /// Creates a binding by its two functions.
    @preconcurrency
    public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) {
        let (get, set) = (unsafeBitCast(get, to: (() -> Value).self), unsafeBitCast(set, to: ((Value) -> Void).self))
        self.init(source: nil, get: get) { value, _ in set(value) }
    }

    /// Creates a binding by its two functions.
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let (get, set) = (unsafeBitCast(get, to: (() -> Value).self), unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
        self.init(source: nil, get: get, set: set)
    }

    init(source: BindingSource?, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        transaction = Transaction()
        getValue = get
        setValue = set
        self.source = source
    }

    init(_ box: StateBox<Value>) {
        self.init(source: BindingSource(object: box, path: nil), get: { box.value }) { value, transaction in
            withTransactionIfAnimated(transaction) { box.value = value }
        }
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(source: nil, get: { value }) { _, _ in } }

    /// The present value.
    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set { setValue(newValue, transaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding of another one's projection.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A connection to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let (get, set) = (getValue, setValue)
        return Binding<Subject>(source: source?.appending(keyPath), get: { get()[keyPath: keyPath] }) { value, transaction in
            var whole = get()
            whole[keyPath: keyPath] = value
            set(whole, transaction)
        }
    }

    /// A binding whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    /// A binding whose changes are made under a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// A binding of an optional value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(source: nil, get: { base.wrappedValue }) { value, transaction in
            if let value { base.setValue(value, transaction) }
        }
    }

    /// A binding of the value of an optional one; `nil` if there is none.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(source: nil, get: { base.wrappedValue ?? first }) { value, transaction in base.setValue(value, transaction) }
    }

    /// A binding of a value as one that can be a dictionary's key.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(source: nil, get: { AnyHashable(base.wrappedValue) }) { value, transaction in
            if let value = value.base as? V { base.setValue(value, transaction) }
        }
    }
}

/// What a binding is connected to.
struct BindingSource: Equatable {
    let object: AnyObject
    let path: AnyKeyPath?

    func appending(_ part: AnyKeyPath) -> BindingSource? {
        guard let path else { return BindingSource(object: object, path: part) }
        return path.appending(path: part).map { BindingSource(object: object, path: $0) }
    }

    static func == (first: BindingSource, second: BindingSource) -> Bool { first.object === second.object && first.path == second.path }
}

/// What compares itself with another one, though it is not `Equatable` at Apple.
protocol SelfComparing {
    func isSame(as other: Any) -> Bool
}

extension Binding: SelfComparing {
    func isSame(as other: Any) -> Bool {
        guard let source, let other = (other as? Binding<Value>)?.source else { return false }
        return source == other
    }
}

extension Binding: DynamicProperty {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding of an element.
    public typealias Element = Binding<Value.Element>
    /// Goes through the elements' bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Some of the elements' bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// Where an element stands.
    public typealias Index = Value.Index
    /// Where elements can stand.
    public typealias Indices = Value.Indices
    /// Where the first element stands.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// Where one after the last would stand.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// Where the elements stand.
    public var indices: Value.Indices { wrappedValue.indices }
    /// The next place.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    /// The next place.
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    /// A connection to an element.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let (get, set) = (getValue, setValue)
        return Binding<Value.Element>(source: nil, get: { get()[position] }) { value, transaction in
            var whole = get()
            whole[position] = value
            set(whole, transaction)
        }
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// The place before.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
    /// The place before.
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
