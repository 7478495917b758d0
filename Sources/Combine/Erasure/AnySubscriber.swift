/// A subscriber whose kind nobody has to know.
///
/// See https://developer.apple.com/documentation/combine/anysubscriber.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    class Box {
        @usableFromInline let receiveSubscription: (any Subscription) -> Void
        @usableFromInline let receiveValue: (Input) -> Subscribers.Demand
        @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        /// The wrapped subscriber; a name where there is none.
        let subject: Any

        init(
            _ receiveSubscription: @escaping (any Subscription) -> Void, _ receiveValue: @escaping (Input) -> Subscribers.Demand,
            _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, subject: Any
        ) {
            (self.receiveSubscription, self.receiveValue, self.receiveCompletion, self.subject) = (
                receiveSubscription, receiveValue, receiveCompletion, subject
            )
        }
    }

    @usableFromInline let box: Box

    /// The wrapped subscriber's identifier.
    public let combineIdentifier: CombineIdentifier

    /// The wrapped subscriber's description.
    public var description: String { String(describing: box.subject) }
    /// A mirror of the wrapped subscriber.
    public var customMirror: Mirror {
        box.subject is String ? Mirror("", children: []) : Mirror(reflecting: box.subject)
    }
    /// How the wrapped subscriber is shown in a playground.
    public var playgroundDescription: Any {
        (box.subject as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
    }

    /// Wraps a subscriber.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        if let erased = s as? AnySubscriber {
            self = erased
            return
        }
        combineIdentifier = s.combineIdentifier
        box = Box(s.receive(subscription:), s.receive(_:), s.receive(completion:), subject: s)
    }

    /// Creates a subscriber that passes on to a subject what it gets.
    public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectSubscriber(s)) }

    /// Creates a subscriber that calls closures. Where there is none for values, no more than asked for are wanted.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        box = Box(
            receiveSubscription ?? { _ in }, receiveValue ?? { _ in .none }, receiveCompletion ?? { _ in },
            subject: "Anonymous AnySubscriber")
    }

    /// Passes the subscription to the wrapped subscriber.
    @inlinable
    public func receive(subscription: any Subscription) { box.receiveSubscription(subscription) }

    /// Passes the value to the wrapped subscriber.
    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand { box.receiveValue(value) }

    /// Passes the end to the wrapped subscriber.
    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) { box.receiveCompletion(completion) }
}
