import Foundation
import ObjCRuntime

extension NSKeyValueObserving where Self: NSObject {
    /// A publisher of a property's values: with `.initial` the present one first, then each that is set.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values of an object's property that can be observed. Of those that nobody has asked for, the last is kept.
    ///
    /// See https://developer.apple.com/documentation/objectivec/nsobject/keyvalueobservingpublisher.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// The kind of the property.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// What is delivered besides each value that is set.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of a property's values.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subscriber.receive(subscription: Inner(self, subscriber))
        }

        /// Whether two are of the same property of the same object.
        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }

        private final class Inner<Downstream: Subscriber>: Serialized, Subscription, Described
        where Downstream.Input == Value, Downstream.Failure == Never {
            private var downstream: Downstream?
            private var observation: NSKeyValueObservation?
            private var demand = Subscribers.Demand.none
            private var unsent: Value?

            init(_ publisher: KeyValueObservingPublisher, _ downstream: Downstream) {
                self.downstream = downstream
                super.init()
                let keyPath = publisher.keyPath
                let options = publisher.options.subtracting([.initial, .new, .old])
                if publisher.options.contains(.initial) { unsent = publisher.object[keyPath: keyPath] }
                let observation = publisher.object.observe(keyPath, options: options) { [weak self] object, _ in
                    self?.offer(object[keyPath: keyPath])
                }
                locked { self.observation = observation }
            }

            var description: String { "KVOSubscription" }
            var children: [Mirror.Child] { locked { [("observation", observation as Any), ("demand", demand)] } }

            private func offer(_ value: Value) {
                let downstream = locked { () -> Downstream? in
                    guard let downstream = self.downstream else { return nil }
                    guard demand > 0 else {
                        unsent = value
                        return nil
                    }
                    demand -= 1
                    return downstream
                }
                if let downstream { deliver(value, to: downstream) }
            }

            private func deliver(_ value: Value, to downstream: Downstream) {
                let more = inTurn { downstream.receive(value) }
                if more > 0 { request(more) }
            }

            func request(_ demand: Subscribers.Demand) {
                let (downstream, value) = locked { () -> (Downstream?, Value?) in
                    guard let downstream = self.downstream else { return (nil, nil) }
                    self.demand += demand
                    guard self.demand > 0, let unsent else { return (nil, nil) }
                    self.demand -= 1
                    self.unsent = nil
                    return (downstream, unsent)
                }
                if let downstream, let value { deliver(value, to: downstream) }
            }

            func cancel() {
                let released = locked { () -> (Downstream?, NSKeyValueObservation?, Value?) in
                    defer { (downstream, observation, unsent) = (nil, nil, nil) }
                    return (downstream, observation, unsent)
                }
                withExtendedLifetime(released) { released.1?.invalidate() }
            }
        }
    }
}
