import ObjCRuntime

/// An object that says when it is about to change.
///
/// See https://developer.apple.com/documentation/combine/observableobject.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that says so.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

    /// Says that the object is about to change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

nonisolated(unsafe) private var publisherKey: UInt8 = 0
/// Held while an object gets its publisher, of which there is to be one whoever asks.
private let choosing = RecursiveLock()

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Says that one of the object's `@Published` properties is about to change.
    public var objectWillChange: ObservableObjectPublisher {
        choosing.lock()
        defer { choosing.unlock() }
        var properties: [any PublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            properties += current.children.compactMap { $0.value as? any PublishedProperty }
            mirror = current.superclassMirror
        }
        guard !properties.isEmpty else {
            return ObjectLifetime.value(of: self, key: &publisherKey, orMake: ObservableObjectPublisher.init)
        }
        let publisher = properties.lazy.compactMap { $0.objectWillChange }.first ?? ObservableObjectPublisher()
        for property in properties { property.objectWillChange = publisher }
        return publisher
    }
}
