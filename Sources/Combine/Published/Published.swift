/// A property of a class that is also a publisher, which has its changes before they are made.
///
/// See https://developer.apple.com/documentation/combine/published.
@propertyWrapper
public struct Published<Value> {
    /// The property's values: the present one first, then each before it is set.
    public struct Publisher: Combine.Publisher {
        /// The kind of the property.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never

        let subject: PublishedSubject<Value>

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }
    }

    let subject: PublishedSubject<Value>

    /// Creates a property with a value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a property with a value.
    public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

    /// The publisher. To set it changes nothing; that it can be set is for `assign(to:)`.
    public var projectedValue: Publisher {
        mutating get { Publisher(subject: subject) }
        set {}
    }

    /// The value, if the property were one of a structure.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The value of an object's property.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].subject.value }
        set { object[keyPath: storageKeyPath].subject.send(newValue) }
    }
}

/// A `@Published` property of any kind, as reflection finds it.
protocol PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { subject.objectWillChange }
        nonmutating set { subject.objectWillChange = newValue }
    }
}

extension Publisher where Failure == Never {
    /// Sets a `@Published` property to each value, as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubscriber(published.subject))
    }
}

/// Sends a subject what it gets, without keeping the subject.
private final class PublishedSubscriber<Value>: Subscriber {
    private weak var subject: PublishedSubject<Value>?

    init(_ subject: PublishedSubject<Value>) { self.subject = subject }

    func receive(subscription: any Subscription) { subject?.send(subscription: subscription) }

    func receive(_ input: Value) -> Subscribers.Demand {
        subject?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}
