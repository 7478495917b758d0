/// A weak reference that can be kept in an array.
struct Weak<T: AnyObject> {
    weak var object: T?
    init(_ object: T?) { self.object = object }
}
