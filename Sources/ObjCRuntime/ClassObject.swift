import Foundation

/// A class as Objective-C sends messages to it: lowered code asks one whose type it does not know.
public struct ClassObject {
    private let cls: AnyClass

    /// A class whose type is known answers for itself.
    public static func of<T>(_ type: T) -> T { type }

    /// A class whose type is not known.
    @_disfavoredOverload
    public static func of(_ cls: AnyClass) -> ClassObject { ClassObject(cls: cls) }

    /// What the class calls itself: its name.
    public func description() -> String { ClassRegistry.name(of: cls) }
}
