/// What takes values of a publisher, as many as it has asked for.
///
/// See https://developer.apple.com/documentation/combine/subscriber.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values.
    associatedtype Input
    /// The kind of errors; `Never` if none can come.
    associatedtype Failure: Error

    /// Called once, first of all, with what values are requested by.
    func receive(subscription: any Subscription)

    /// Called for each value.
    ///
    /// - Returns: how many more values are wanted, besides those that were requested before.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called last of all.
    func receive(completion: Subscribers.Completion<Failure>)

    /// Takes all values that a function returns until `nil`; to be called only after `.unlimited` was requested. It is the same as
    /// `receive(_:)` for each, and a loop that the compiler can see through.
    func _receive(all next: () -> Input?)
}

extension Subscriber {
    /// Takes the values one by one.
    @inlinable
    public func _receive(all next: () -> Input?) {
        while let value = next() { _ = receive(value) }
    }
}

extension Subscriber where Input == Void {
    /// Takes a value that says nothing but that it came.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The kinds of subscribers.
/// See https://developer.apple.com/documentation/combine/subscribers.
public enum Subscribers {}
