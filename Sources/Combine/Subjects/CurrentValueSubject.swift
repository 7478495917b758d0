/// A subject that has a value, which new subscribers get first.
///
/// See https://developer.apple.com/documentation/combine/currentvaluesubject.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, ConduitOwner {
    private final class Current: Guarded {
        var value: Output
        init(_ value: Output) { self.value = value }
    }

    private let conduits = Conduits<Output, Failure>()
    private let current: Current

    /// Creates a subject with a value.
    public init(_ value: Output) { current = Current(value) }

    /// The latest value. To set it is to send it.
    public var value: Output {
        get { current.locked { current.value } }
        set {
            let former = current.locked {
                defer { current.value = newValue }
                return current.value
            }
            withExtendedLifetime(former) { conduits.send(newValue) }
        }
    }

    static var hasLatest: Bool { true }
    var latest: Output? { value }
    func remove(_ conduit: Conduit<Output, Failure>) { conduits.remove(conduit) }
    /// Publishers that it subscribes to were asked for everything at once.
    func somethingIsWanted() {}

    /// Connects a subscriber.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        connect(subscriber) { subscriber.receive($0) }
    }

    @usableFromInline
    func connect<S: Subscriber>(_ subscriber: S, _ deliver: @escaping (Output) -> Subscribers.Demand)
    where S.Input == Output, S.Failure == Failure {
        subscriber.connect(SubjectConduit(self, subscriber, name: "CurrentValueSubject", deliver: deliver), to: conduits)
    }

    /// Takes a subscription to another publisher, and asks for everything.
    public func send(subscription: any Subscription) { conduits.send(subscription, atOnce: true) }

    /// Makes a value the current one, and sends it to those who want one; others get it when they ask.
    public func send(_ input: Output) {
        var former: Output?
        conduits.send(input) {
            current.locked {
                former = current.value
                current.value = input
            }
        }
        withExtendedLifetime(former) {}
    }

    /// Sends the end to all.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion) }
}
