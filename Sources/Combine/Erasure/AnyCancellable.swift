/// An activity that ends with this object, at the latest.
///
/// See https://developer.apple.com/documentation/combine/anycancellable.
public final class AnyCancellable: Cancellable, Hashable {
    private final class State: Guarded {
        var cancel: (() -> Void)?
    }

    private let state = State()

    /// Creates a cancellable that calls a closure once.
    public init(_ cancel: @escaping () -> Void) { state.cancel = cancel }

    /// Creates a cancellable for an activity of any kind.
    public init<C: Cancellable>(_ canceller: C) { state.cancel = canceller.cancel }

    deinit { end() }

    /// Ends the activity, the first time it is called.
    public func cancel() { end() }

    private func end() {
        let cancel = state.locked { () -> (() -> Void)? in
            defer { state.cancel = nil }
            return state.cancel
        }
        cancel?()
    }

    /// Whether two are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Keeps this activity in a collection, whose end is the activity's.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this activity in a set, whose end is the activity's.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
