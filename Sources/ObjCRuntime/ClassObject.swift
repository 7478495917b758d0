import Foundation

/// A class as Objective-C sends messages to it: lowered code asks one whose type it does not know.
public struct ClassObject {
    private let cls: AnyClass

    /// A class whose type is known answers for itself.
    public static func of<T>(_ type: T) -> T { type }

    /// A class whose type is not known.
    @_disfavoredOverload
    public static func of(_ cls: AnyClass) -> ClassObject { ClassObject(cls: cls) }

    /// A class that there may be.
    @_disfavoredOverload
    public static func of(_ cls: AnyClass?) -> ClassObject? { cls.map(ClassObject.init) }

    /// What the class calls itself: its name.
    public func description() -> String { ClassRegistry.name(of: cls) }

    /// The class that it derives from; `nil` if it derives from none.
    public func superclass() -> AnyClass? { _getSuperclass(cls) }

    /// Whether the class is another one or derives from it.
    public func isSubclass(of aClass: AnyClass) -> Bool { ClassObject.is(cls, aClass) }

    /// Whether a class is another one or derives from it.
    static func `is`(_ cls: AnyClass, _ base: AnyClass) -> Bool {
        sequence(first: cls) { _getSuperclass($0) }.contains { $0 == base }
    }
}

extension NSObjectProtocol where Self: NSObject {
    // @objc(isSubclassOfClass:)
    /// Whether the class is another one or derives from it.
    ///
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/issubclass(of:).
    public static func isSubclass(of aClass: AnyClass) -> Bool { ClassObject.is(self, aClass) }

    // @objc(superclass)
    /// The class that the class derives from; `nil` for `NSObject` itself.
    ///
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/superclass().
    public static func superclass() -> AnyClass? { _getSuperclass(self) }

    // @objc(classForCoder)
    /// The class itself: a class answers what its objects do.
    public static func classForCoder() -> AnyClass { self }
}
