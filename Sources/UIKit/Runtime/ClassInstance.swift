import Foundation
import ObjCRuntime

/// Instances of classes known only at run time, made as Objective-C makes them: with any initializer that the class has.
///
/// Swift calls an initializer on a metatype only if it is `required`, which UIKit's are not. Lowered source comes here where a call on a
/// metatype or a generic parameter was written: `T()`, `viewClass.init(frame: .zero)`.
///
/// It can be called where nothing is known of the main actor, as UIKit's own initializers can at Apple in code that is not checked for
/// concurrency; views and controllers must still be made on the main thread.
public enum ClassInstance {
    /// Makes an instance with an initializer, named as in Objective-C. A class without such an initializer is a programmer's error.
    public static func make<T: NSObject>(_ type: T.Type, _ initializer: String, _ arguments: [Any?] = []) -> T {
        nonisolated(unsafe) let arguments = arguments
        nonisolated(unsafe) var object: AnyObject?
        MainActor.assumeIsolated {
            if initializer == "initWithType:", let cls = type as? UIButton.Type {
                object = button(cls, ObjCMessage.argument(arguments, 0, "buttonWithType:"))
            } else {
                object = DynamicClass.make(type, initializer, arguments)
            }
        }
        return object as! T
    }

    /// Makes an instance with an initializer that may return `nil`.
    public static func makeIfPossible<T: NSObject>(_ type: T.Type, _ initializer: String, _ arguments: [Any?] = []) -> T? {
        nonisolated(unsafe) let arguments = arguments
        nonisolated(unsafe) var object: AnyObject?
        MainActor.assumeIsolated { object = DynamicClass.makeIfPossible(type, initializer, arguments) }
        return object as? T
    }

    /// `buttonWithType:` is a class method at Apple: every subclass has it, whatever its initializers are.
    @MainActor private static func button(_ cls: UIButton.Type, _ type: UIButton.ButtonType) -> UIButton {
        let button = DynamicClass.make(cls, "initWithFrame:", [CGRect.zero]) as! UIButton
        button.setType(type)
        return button
    }
}
