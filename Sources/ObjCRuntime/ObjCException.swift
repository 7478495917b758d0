import Foundation

/// What Objective-C does with a programmer's error: it raises an exception. Here nobody can catch it, so the process ends, with the
/// words that a developer knows from Xcode's console.
public enum ObjCException {
    /// Ends the process as an uncaught exception does.
    ///
    /// - Parameters:
    ///   - name: the exception's name: `"NSInvalidArgumentException"`.
    ///   - reason: what went wrong, in Apple's words where Apple has some.
    public static func raise(_ name: String, _ reason: String) -> Never {
        fflush(nil)
        FileHandle.standardError.write(Data("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n".utf8))
        abort()
    }

    /// `<Class 0x…>`, as it stands in the reasons of exceptions.
    package static func name(of object: AnyObject) -> String {
        if let cls = object as? AnyClass { return "<\(cls) class>" }
        return "<\(type(of: object)) \(address(of: object))>"
    }

    /// `0x…`
    package static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
}
