/// What is behind a `@Published` property. It sends a value before it has it.
final class PublishedSubject<Output>: Guarded, ConduitOwner {
    typealias Failure = Never

    private var current: Output
    /// Made when somebody subscribes for the first time: most properties are only read and set.
    private var conduits: Conduits<Output, Never>?
    private var changePublisher: ObservableObjectPublisher?

    init(_ value: Output) { current = value }

    var value: Output { locked { current } }
    static var hasLatest: Bool { true }
    var latest: Output? { value }
    func remove(_ conduit: Conduit<Output, Never>) { locked { conduits }?.remove(conduit) }
    func somethingIsWanted() {}

    var objectWillChange: ObservableObjectPublisher? {
        get { locked { changePublisher } }
        set { locked { changePublisher = newValue } }
    }

    private var madeConduits: Conduits<Output, Never> {
        locked {
            if let conduits { return conduits }
            let made = Conduits<Output, Never>()
            conduits = made
            return made
        }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.connect(SubjectConduit(self, subscriber, name: "PublishedSubject", deliver: subscriber.receive(_:)), to: madeConduits)
    }

    func send(subscription: any Subscription) { madeConduits.send(subscription, atOnce: true) }

    func send(_ value: Output) {
        let (changePublisher, conduits) = locked { (self.changePublisher, self.conduits) }
        changePublisher?.send()
        conduits?.send(value)
        let former = locked {
            defer { current = value }
            return current
        }
        withExtendedLifetime(former) {}
    }
}
