import Foundation

/// Makes instances of classes that are only known at run time.
@MainActor
enum DynamicClass {
    /// Calls an initializer, named as in Objective-C, of a class.
    ///
    /// Swift cannot call an initializer that is not `required` on a class known only at run time; the class registry has
    /// those of the frameworks' classes and of lowered source. A class without is a programmer's error.
    static func make(_ cls: AnyClass, _ initializer: String, _ arguments: [Any?]) -> AnyObject {
        guard let object = makeIfPossible(cls, initializer, arguments) else {
            fatalError(
                "\(String(reflecting: cls)) has no initializer '\(initializer)' that can be called for a class known at run time. "
                    + "Declare it, or register it with ClassRegistry.register(_:) if the module is not built by sampan.")
        }
        return object
    }

    /// As `make`, but `nil` where the class has no such initializer.
    static func makeIfPossible(_ cls: AnyClass, _ initializer: String, _ arguments: [Any?]) -> AnyObject? {
        ClassRegistry.factory(initializer, of: cls)?(arguments)
    }
}
