/// What can be ended.
///
/// See https://developer.apple.com/documentation/combine/cancellable.
public protocol Cancellable {
    /// Ends the activity, and releases what it holds.
    func cancel()
}

extension Cancellable {
    /// Keeps this activity in a collection, whose end is the activity's.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this activity in a set, whose end is the activity's.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
