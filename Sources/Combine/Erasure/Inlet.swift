/// A subscriber whose kind a publisher does not know that was erased itself.
///
/// What it calls is compiled where the subscriber's kind is known, and the publisher where its own is: a value that goes from the one to the
/// other costs a call, and neither looks up what types there are.
@usableFromInline
struct Inlet<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    @usableFromInline let receiveSubscription: (any Subscription) -> Void
    @usableFromInline let receiveValue: (Input) -> Subscribers.Demand
    @usableFromInline let receiveAll: (() -> Input?) -> Void
    @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    @usableFromInline let subscriber: Any
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable
    init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        receiveSubscription = { subscriber.receive(subscription: $0) }
        receiveValue = { subscriber.receive($0) }
        receiveAll = { subscriber._receive(all: $0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
        self.subscriber = subscriber
        combineIdentifier = subscriber.combineIdentifier
    }

    @usableFromInline var description: String { String(describing: subscriber) }
    @usableFromInline var customMirror: Mirror { Mirror(reflecting: subscriber) }
    @usableFromInline var playgroundDescription: Any {
        (subscriber as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
    }

    @inlinable func receive(subscription: any Subscription) { receiveSubscription(subscription) }
    @inlinable func receive(_ input: Input) -> Subscribers.Demand { receiveValue(input) }
    @inlinable func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
    @inlinable func _receive(all next: () -> Input?) { receiveAll(next) }
}
