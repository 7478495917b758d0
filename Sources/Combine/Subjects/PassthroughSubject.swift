/// A subject that sends what it is given to who is there and wants it.
///
/// See https://developer.apple.com/documentation/combine/passthroughsubject.
public final class PassthroughSubject<Output, Failure: Error>: Subject, ConduitOwner {
    private let conduits = Conduits<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    static var hasLatest: Bool { false }
    var latest: Output? { nil }
    func remove(_ conduit: Conduit<Output, Failure>) { conduits.remove(conduit) }
    func somethingIsWanted() { conduits.somethingIsWanted() }

    /// Connects a subscriber.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        connect(subscriber) { subscriber.receive($0) }
    }

    @usableFromInline
    func connect<S: Subscriber>(_ subscriber: S, _ deliver: @escaping (Output) -> Subscribers.Demand)
    where S.Input == Output, S.Failure == Failure {
        subscriber.connect(SubjectConduit(self, subscriber, name: "PassthroughSubject", deliver: deliver), to: conduits)
    }

    /// Takes a subscription to another publisher, of which everything is asked for once somebody wants something.
    public func send(subscription: any Subscription) { conduits.send(subscription) }

    /// Sends a value to those who want one.
    public func send(_ input: Output) { conduits.send(input) }

    /// Sends the end to all.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion) }
}
