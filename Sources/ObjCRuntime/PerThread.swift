import Foundation

/// An object for each thread: made when the thread first asks for it, released when the thread ends.
package struct PerThread<Object: AnyObject>: Sendable {
    private let key: pthread_key_t
    private let make: @Sendable () -> Object

    /// Keys are few and are never given back: keep this in a `static let`.
    package init(_ make: @escaping @Sendable () -> Object) {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { object in
            if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
        }
        precondition(error == 0, "No key for a thread's own object is left")
        (self.key, self.make) = (key, make)
    }

    /// The calling thread's object.
    package var current: Object {
        if let known = pthread_getspecific(key) { return Unmanaged<Object>.fromOpaque(known).takeUnretainedValue() }
        let new = make()
        pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
        return new
    }
}
